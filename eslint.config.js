// What eslint asks of the browser client and of its tests. Types are checked by tsc, layout by prettier.

import js from "@eslint/js";
import globals from "globals";

const RULES = {
  ...js.configs.recommended.rules,
  "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
  "no-var": "error",
  "prefer-const": "error",
  eqeqeq: "error",
  "max-len": ["error", { code: 120, ignoreUrls: true }],
};

export default [
  {
    files: ["emberhall/server/static/**/*.js"],
    languageOptions: { ecmaVersion: 2024, sourceType: "module", globals: globals.browser },
    rules: RULES,
  },
  {
    files: ["tests/client/**/*.js", "scripts/**/*.js", "eslint.config.js"],
    languageOptions: { ecmaVersion: 2024, sourceType: "module", globals: globals.node },
    rules: RULES,
  },
];
