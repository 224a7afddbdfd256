import { importRule, type Rule } from "./rule.ts";
import { isTest } from "./source-file.ts";

export const sideRules: Rule[] = [
  importRule(
    "contract-alone",
    "the contract imports zod and itself only",
    ({ target }, { path }) =>
      path.startsWith("contract/src/") &&
      !isTest(path) &&
      target !== "zod" &&
      !target.startsWith("contract/src/"),
  ),
  importRule(
    "demo-alone",
    "the demo board imports the contract, zod, Node and itself only",
    ({ target }, { path }) =>
      path.startsWith("demo/src/") &&
      !isTest(path) &&
      target !== "zod" &&
      !/^(demo\/src\/|contract\/src\/|node:)/.test(target),
  ),
  importRule(
    "sides-apart",
    "web and server meet in the contract only",
    ({ target }, { path }) =>
      (path.startsWith("web/") && target.startsWith("server/")) ||
      (path.startsWith("server/") && target.startsWith("web/")),
  ),
  importRule(
    "hash-imports",
    "a path that leaves its folder starts with '#'",
    ({ specifier }, { path }) =>
      /^(contract|demo|server|web)\//.test(path) &&
      !path.endsWith(".config.ts") &&
      specifier.startsWith("../"),
  ),
];
