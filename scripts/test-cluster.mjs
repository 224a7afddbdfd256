// The site on several machines, all played by this one: `npm run test:cluster`.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureInstalled, failWith } from "./prepare.mjs";
import { closingLine, totalOf } from "./test-report.mjs";
import { runTool } from "./tool.mjs";

const reports = mkdtempSync(join(tmpdir(), "rolecall-cluster-report-"));
try {
  await ensureInstalled();
  const file = join(reports, "vitest.json");
  const reporters = ["--reporter=verbose", "--reporter=json", `--outputFile.json=${file}`];
  const { code } = await runTool(["vitest", "run", "--root", "cluster", ...reporters]);
  const report = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  console.log(`\n${closingLine(totalOf(report, code))}`);
  process.exitCode = code;
} catch (error) {
  failWith(error);
} finally {
  rmSync(reports, { recursive: true, force: true });
}
