import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { restoreSymbolicLinks } from "./binaries.ts";

it("restores the links of the shared libraries if npm ran no install script, any number of times", () => {
  const root = mkdtempSync(join(tmpdir(), "rolecall-binaries-"));
  const list = [{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" }];
  mkdirSync(join(root, "native/lib"), { recursive: true });
  writeFileSync(join(root, "native/pg-symlinks.json"), JSON.stringify(list));
  writeFileSync(join(root, "native/lib/libpq.so.5.18"), "the library");

  restoreSymbolicLinks(root);
  restoreSymbolicLinks(root);
  expect(readFileSync(join(root, "native/lib/libpq.so.5"), "utf8")).toBe("the library");
  rmSync(root, { recursive: true });
});
