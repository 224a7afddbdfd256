// The order of the calls to the file system; nothing short of a power cut would show it otherwise.
import type * as FileSystem from "node:fs/promises";
import { mkdir, mkdtemp, rm, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { DurableFiles } from "./durable-files.ts";

const { told } = vi.hoisted(() => ({ told: [] as [what: string, path: string][] }));

/** The real file system, with a record of the files that were synced and renamed. */
vi.mock("node:fs/promises", async (importOriginal) => {
  const real = await importOriginal<typeof FileSystem>();
  const naming =
    (name: "link" | "rename") =>
    async (from: string, to: string): Promise<void> => {
      await real[name](from, to);
      told.push(["named", to]);
    };
  const open = async (path: string, ...how: [string, number?]): Promise<FileHandle> => {
    const file = await real.open(path, ...how);
    const sync = file.sync.bind(file);
    file.sync = async () => {
      await sync();
      told.push(["durable", path]);
    };
    return file;
  };
  return { ...real, open, link: naming("link"), rename: naming("rename") };
});

const home = await mkdtemp(join(tmpdir(), "rolecall-durable-"));
const directory = join(home, "files");
afterAll(() => rm(home, { recursive: true }));
const files = await DurableFiles.in(directory);

const unfinished = /^unfinished\/.+/;
const toldInOrder = () =>
  told.map(([what, path]) => {
    const name = relative(directory, path);
    return `${what}: ${unfinished.test(name) ? "its bytes" : name}`;
  });
beforeEach(() => {
  told.length = 0;
});

test("the folder of files is durable before the first one is in it", async () => {
  await DurableFiles.in(join(home, "others"));
  expect(told).toEqual([["durable", home]]);
});

test("a file is acknowledged once its bytes, its name and its folder's name are durable", async () => {
  await files.place(join(directory, "ab", "one"), Buffer.from("a resume"));
  expect(toldInOrder()).toEqual([
    "durable: its bytes",
    "named: ab/one",
    "durable: ab",
    "durable: ",
  ]);
});

test("a file that replaces another is acknowledged once it is durable, too", async () => {
  const folder = join(directory, "parts");
  await mkdir(folder);
  await files.replace(join(folder, "1"), Buffer.from("a part"));
  expect(toldInOrder()).toEqual(["durable: its bytes", "named: parts/1", "durable: parts"]);
});

test("a folder is durable before anything is put into it", async () => {
  await files.makeFolder(join(directory, "multipart", "one"));
  expect(toldInOrder()).toEqual(["durable: multipart", "durable: "]);
});
