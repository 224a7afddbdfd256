import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { AppError } from "#http/errors.ts";
import { deliverFile } from "./deliver-file.ts";
import { Transfer } from "./transfer.ts";

const address = "https://jobs.example/objects/uploads/1";
const directory = await mkdtemp(join(tmpdir(), "rolecall-delivery-"));
afterAll(() => rm(directory, { recursive: true }));
let transfer: Transfer;
let sender: PassThrough;
const store = vi.fn<(content: AsyncIterable<Uint8Array>) => Promise<string>>();

beforeEach(() => {
  transfer = new Transfer({ ownerId: "ada", filename: "ada.pdf" });
  sender = new PassThrough();
  store.mockReset().mockResolvedValue(address);
});

const begin = () => deliverFile(transfer, transfer.gate(sender, null), { directory, store });

test("a file is read once a browser listens, and stored once it is there as a whole", async () => {
  const stored = vi.fn<(content: string) => void>();
  store.mockImplementation(async (content) => {
    stored(await text(content));
    return address;
  });
  const delivered = begin();
  sender.write("half ");
  // Longer than it would take to begin.
  for (let count = 0; count < 50; count += 1) await readdir(tmpdir());
  expect(sender.readableLength).toBe("half ".length);
  transfer.listen(() => {});
  sender.end("and half");
  await delivered;
  expect(stored).toHaveBeenCalledExactlyOnceWith("half and half");
  expect(transfer.outcome).toEqual({
    action: "success",
    payload: { url: address, complete: true },
  });
  expect(await readdir(directory)).toEqual([]);
});

test("a transfer that is given up before any browser listened hangs up on the sender, and stores nothing", async () => {
  const delivered = begin();
  transfer.fail(new AppError("unavailable", "Given up"));
  await delivered;
  expect(sender.destroyed).toBe(true);
  expect(store).not.toHaveBeenCalled();
});

test("cancelling while the file is stored stops that, and no success is reported", async () => {
  const chunk = Buffer.alloc(64 * 1024);
  let chunks = 0;
  store.mockImplementation(async (content) => {
    for await (const _bytes of content) {
      chunks += 1;
      transfer.fail(new AppError("unavailable", "Cancelled"));
    }
    return address;
  });
  transfer.listen(() => {});
  sender.write(chunk);
  sender.end(chunk);
  await begin();
  expect(chunks).toBe(1);
  expect(transfer.outcome).toMatchObject({ action: "error" });
});

test("a file that is being received has no name on the disk, so that nothing remains after a crash", async () => {
  const seen: string[][] = [];
  store.mockImplementation(async () => {
    seen.push(await readdir(directory));
    return address;
  });
  transfer.listen(() => {});
  sender.end("all of it");
  await begin();
  expect(seen).toEqual([[]]);
});

test.each([
  ["a full disk", Object.assign(new Error("write"), { code: "ENOSPC" }), /no room left/],
  [
    "what nobody foresaw",
    new Error("undefined is not a function"),
    /^The transfer was interrupted$/,
  ],
])("of %s the person hears in a sentence", async (_what, error, said) => {
  store.mockRejectedValue(error);
  transfer.listen(() => {});
  sender.end("all of it");
  await begin();
  expect(transfer.outcome).toMatchObject({
    action: "error",
    payload: { error: { message: expect.stringMatching(said) as string } },
  });
});
