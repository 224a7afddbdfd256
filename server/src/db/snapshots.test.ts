import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const meta = join(import.meta.dirname, "migrations/meta");

test("only the newest migration keeps the snapshot that the generator goes on from", async () => {
  const journal = JSON.parse(await readFile(join(meta, "_journal.json"), "utf8")) as {
    entries: { idx: number }[];
  };
  const newest = String(journal.entries.at(-1)?.idx).padStart(4, "0");
  const names = await readdir(meta);
  expect(names.toSorted()).toEqual([`${newest}_snapshot.json`, "_journal.json"]);
});
