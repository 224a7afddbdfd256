// Each figure beside its baseline: `npm run bench [-- <name>...]`; `bench/run.ts` has the options.
import { ensureBuilt, ensureInstalled, failWith } from "./prepare.mjs";
import { runTool } from "./tool.mjs";

try {
  await ensureInstalled();
  await ensureBuilt();
  const { code } = await runTool(["node", "bench/run.ts", ...process.argv.slice(2)]);
  process.exitCode = code;
} catch (error) {
  failWith(error);
}
