import { databaseRules } from "./database-rules.ts";
import { definitionRules, findUnlisted } from "./definitions.ts";
import { fileRules } from "./file-rules.ts";
import { findSchemasLoadedFirst } from "./first-load.ts";
import { findFullFolders } from "./folders.ts";
import { memoryRules } from "./memory-rules.ts";
import { findRepetitions } from "./repetition.ts";
import { findRing } from "./rings.ts";
import { roleRules } from "./role-rules.ts";
import type { Rule } from "./rule.ts";
import { serverRules } from "./server-rules.ts";
import { sideRules } from "./side-rules.ts";
import type { SourceFile } from "./source-file.ts";
import { testRules } from "./test-rules.ts";
import { webRules } from "./web-rules.ts";

const rules: Rule[] = [
  ...sideRules,
  ...serverRules,
  ...roleRules,
  ...databaseRules,
  ...definitionRules,
  ...memoryRules,
  ...webRules,
  ...fileRules,
  ...testRules,
];

/**
 * One sentence for each place that breaks a rule, beginning with `path:line  rule-name`. `otherFiles` are the
 * paths of files that are no modules.
 */
export function findBrokenRules(files: SourceFile[], otherFiles: string[] = []): string[] {
  const findings = files.flatMap((file) =>
    rules.flatMap(({ name, find }) =>
      find(file).map(({ line, message }) => `${file.path}:${line}  ${name}: ${message}`),
    ),
  );
  const modules = files.map(({ path }) => path);
  for (const { folder, count } of findFullFolders(modules, otherFiles))
    findings.push(
      `${folder}  folders-show-their-parts: ${count} files; a group gets a folder of its own`,
    );
  findings.push(...findUnlisted(files));
  const ring = findRing(files);
  if (ring) findings.push(`${ring[0]}  no-rings: ${ring.join(" > ")}`);
  for (const way of findSchemasLoadedFirst(files))
    findings.push(
      `${way[0]}  no-schema-in-a-first-load: ${way.join(" > ")}; import types, or import() it when it is needed`,
    );
  for (const { path, line, before } of findRepetitions(files))
    findings.push(`${path}:${line}  written-once: as in ${before.path}:${before.line}`);
  return findings;
}
