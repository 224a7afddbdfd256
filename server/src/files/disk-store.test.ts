import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, expect, test } from "vitest";
import { openDiskStore } from "./disk-store.ts";

const directory = await mkdtemp(join(tmpdir(), "rolecall-files-"));
afterAll(() => rm(directory, { recursive: true, force: true }));

const open = () => openDiskStore(directory, "https://jobs.example");
const store = await open();
const key = () => crypto.randomUUID();
const bytesOf = (text: string) => Readable.from([Buffer.from(text)]);
const unfinished = () => readdir(join(directory, "unfinished"));

test("files are for the server's own user", async () => {
  const id = key();
  await store.write(id, bytesOf("private"), 10);
  const { mode } = await stat(join(directory, id.slice(-2), id));
  expect(mode & 0o077).toBe(0);
});

test("an id is a UUID: no name from outside becomes a path", async () => {
  for (const name of ["../escape", "upload-address-secret", ""]) {
    await expect(store.read(name)).rejects.toThrow("A file's id is a UUID");
    const upload = { id: key(), ownerId: key(), uploadId: name };
    await expect(store.multipart.parts(upload)).rejects.toThrow("The id of an upload is a UUID");
  }
});

test("an address that one server gave out is good on another one of the same directory", async () => {
  const [one, two] = await Promise.all([open(), open()]);
  const id = key();
  const address = new URL(one.addresses.ofUpload({ id }, 60));
  const query = Object.fromEntries(address.searchParams);
  expect(address.href.startsWith(`https://jobs.example/objects/uploads/${id}?`)).toBe(true);
  expect(two.addresses.judge([id], query)).toBe("valid");
  expect(two.addresses.judge([key()], query)).toBe("forged");
  expect(two.idOfAddress(address.href)).toBe(id);
});

test("servers that start together on an empty directory agree on one secret", async () => {
  const empty = await mkdtemp(join(directory, "fresh-"));
  const stores = await Promise.all(
    Array.from({ length: 5 }, () => openDiskStore(empty, "https://jobs.example")),
  );
  const id = key();
  const [first] = stores;
  const address = new URL(first?.addresses.ofUpload({ id }, 60) ?? "");
  const query = Object.fromEntries(address.searchParams);
  expect(stores.map((each) => each.addresses.judge([id], query))).toEqual(
    stores.map(() => "valid"),
  );
  expect(await readFile(join(empty, "upload-address-secret"))).toHaveLength(32);
});

test("remains of a crash are swept; running uploads are not", async () => {
  const [old, recent] = [
    join(directory, "unfinished", key()),
    join(directory, "unfinished", key()),
  ];
  await writeFile(old, "half a file");
  await writeFile(recent, "half a file");
  const twoHoursAgo = Date.now() / 1000 - 2 * 60 * 60;
  await utimes(old, twoHoursAgo, twoHoursAgo);
  await store.sweep();
  expect(await unfinished()).toEqual([recent.split("/").at(-1)]);
});
