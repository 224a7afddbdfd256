// The checks that run before the tests: `npm run check`.
import { availableParallelism } from "node:os";
import { ensureInstalled } from "./prepare.mjs";
import { runTool } from "./tool.mjs";
import { failed } from "./trouble.mjs";

const steps = [
  // First, since it takes as long as the others together.
  { name: "types and lint", command: ["node", "scripts/lint.mjs"] },
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "dead code", command: ["knip"] },
  { name: "structure", command: ["node", "scripts/check-structure.ts"] },
  { name: "security", command: ["node", "scripts/check-security.ts"] },
  { name: "openapi", command: ["node", "scripts/check-openapi.ts"] },
  { name: "advisories", command: ["node", "scripts/check-advisories.ts"] },
  { name: "dependencies", command: ["node", "scripts/check-dependencies.ts"] },
];

await ensureInstalled();

const waiting = [...steps];
/** @type {string[]} */
const troubles = [];

/** Takes steps until none is left, and shows the output of those that fail. */
async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const start = performance.now();
    const { code, output } = await runTool(step.command, { quiet: true });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${code === 0 ? "ok    " : "failed"}  ${step.name.padEnd(16)} ${seconds} s`);
    if (code !== 0) {
      troubles.push(failed(step.name, output));
      console.log(`\n$ ${step.command.join(" ")}\n${output.trimEnd()}\n`);
    }
  }
}

await Promise.all(Array.from({ length: Math.min(availableParallelism(), steps.length) }, work));

for (const trouble of troubles) console.log(trouble);
console.log(
  troubles.length === 0
    ? "Everything holds."
    : `${troubles.length} of ${steps.length} steps failed.`,
);
process.exitCode = troubles.length === 0 ? 0 : 1;
