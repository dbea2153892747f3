// @ts-check
// Mistakes that tsc does not see. Form is prettier's.

import js from "@eslint/js";

export default [
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off", // tsc knows the names of a page, of a worker and of Node
      "array-callback-return": "error",
      eqeqeq: "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-restricted-syntax": [
        "error",
        { selector: "BinaryExpression[operator='in']", message: "Object.hasOwn does not find what is inherited." },
      ],
      "no-unused-vars": ["error", { vars: "local", caughtErrors: "all", ignoreRestSiblings: true }],
      "no-var": "error",
      "prefer-const": ["error", { destructuring: "all" }],
    },
  },
  {
    // No modules: what stands at the top of one of them is there for the next.
    files: ["web/onefile/{linker,main,thread}.js", "web/{embed-first,guard,theme,sw}.js", "web/embed/*.js"],
    languageOptions: { sourceType: "script" },
  },
];
