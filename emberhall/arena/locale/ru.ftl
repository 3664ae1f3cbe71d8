error-too-many-agents = { $agents ->
    [one] { $agents } программа-игрок не поместится
    [few] { $agents } программы-игрока не поместятся
   *[other] { $agents } программ-игроков не поместятся
} на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}, если не чередуются.
