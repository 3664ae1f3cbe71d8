# docker build -t emberhall . && docker run -p 127.0.0.1:8321:8321 -v emberhall:/data emberhall
FROM python:3.12-slim
WORKDIR /src
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY emberhall emberhall
COPY docs docs
RUN pip install --no-cache-dir -c constraints.txt '.[server,postgres]' && useradd --create-home hall && mkdir /data && chown hall /data
USER hall
WORKDIR /home/hall
ENV EMBERHALL_DATA_DIR=/data
VOLUME /data
EXPOSE 8321
HEALTHCHECK CMD python -c "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8321/healthz', timeout=5)"
CMD ["emberhall", "serve", "--host", "0.0.0.0", "--port", "8321"]
