import { importRule, type Rule } from "./rule.ts";
import { isTest, type SourceFile } from "./source-file.ts";

/** What is written as data: each definition has a file of its own, and stands in the list of its kind. */
const kinds = [
  { ending: ".task.ts", definedBy: "defineTask", list: "server/src/background/every-task.ts" },
];

export const definitionRules: Rule[] = kinds.map(({ ending, definedBy }) =>
  importRule(
    "definitions-have-files",
    `what it defines stands in a file of its own, *${ending}`,
    ({ names }, { path }) => names.includes(definedBy) && !path.endsWith(ending) && !isTest(path),
  ),
);

/** What the list does not name is never done. */
export const findUnlisted = (files: SourceFile[]): string[] =>
  kinds.flatMap(({ ending, list }) => {
    const listed = files.find(({ path }) => path === list)?.imports.map(({ target }) => target);
    return files
      .filter(({ path }) => path.endsWith(ending) && listed && !listed.includes(path))
      .map(({ path }) => `${path}:1  definitions-are-listed: name it in ${list}`);
  });
