import { importRule, type Rule } from "./rule.ts";
import { isTest, type SourceFile } from "./source-file.ts";

/**
 * What is written as data: each definition has a file of its own, and stands in the list of its kind.
 * `madeIn` is where the forms of definitions are made.
 */
const kinds = [
  {
    ending: ".task.ts",
    definedBy: ["defineTask"],
    list: "server/src/background/every-task.ts",
    madeIn: /^server\/src\/tasks\//,
  },
  {
    ending: ".letter.ts",
    definedBy: ["defineLetter", "safetyLetter", "memberLetter"],
    list: "server/src/background/every-letter.ts",
    madeIn: /^server\/src\/(mail|features\/teams\/letters)\//,
  },
];

export const definitionRules: Rule[] = kinds.map(({ ending, definedBy, madeIn }) =>
  importRule(
    "definitions-have-files",
    `what it defines stands in a file of its own, *${ending}`,
    ({ names }, { path }) =>
      definedBy.some((name) => names.includes(name)) &&
      !path.endsWith(ending) &&
      !madeIn.test(path) &&
      !isTest(path),
  ),
);

/** What the list does not name is never done, or never delivered. */
export const findUnlisted = (files: SourceFile[]): string[] =>
  kinds.flatMap(({ ending, list }) => {
    const listed = files.find(({ path }) => path === list)?.imports.map(({ target }) => target);
    return files
      .filter(({ path }) => path.endsWith(ending) && listed && !listed.includes(path))
      .map(({ path }) => `${path}:1  definitions-are-listed: name it in ${list}`);
  });
