import { once } from "node:events";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { FilesUnavailable } from "./file-store.ts";
import { streamToStore } from "./s3-streaming.ts";

const shortMs = 50;

afterEach(() => {
  vi.useRealTimers();
});

/** A store that takes what it is sent. */
const takeAll = async (body: Readable) => (await buffer(body)).length;

/** A request to a store that hangs: it ends when it is given up. */
const hangAfter = (chunks: number) => async (body: Readable, signal: AbortSignal) => {
  for (let taken = 0; taken < chunks; taken += 1)
    if (body.read() === null) await once(body, "readable");
  await once(signal, "abort");
  throw new Error("The request was aborted");
};

test("the sender may pause for longer than the store may", async () => {
  vi.useFakeTimers();
  const pausing = async function* () {
    yield Buffer.from("first");
    await vi.advanceTimersByTimeAsync(3 * shortMs);
    yield Buffer.from("last");
  };
  expect(await streamToStore(pausing(), takeAll, shortMs)).toBe(9);
});

test.each([0, 1, 100])("a store that hangs after %i pieces is given up on", async (chunks) => {
  let sent = 0;
  const endless = async function* () {
    for (;;) {
      sent += 1;
      yield Buffer.alloc(64 * 1024);
    }
  };
  await expect(streamToStore(endless(), hangAfter(chunks), shortMs)).rejects.toThrow(
    FilesUnavailable,
  );
  // Bytes that the store does not take are not read from the sender, either.
  expect(sent).toBeLessThan(chunks + 5);
});

test("an interrupted upload is aborted at the store, so that half a file is never stored", async () => {
  const cutOff = new Error("cut off");
  const half = async function* () {
    yield Buffer.from("half");
    throw cutOff;
  };
  let isGivenUp = false;
  const sending = streamToStore(half(), async (body, signal) => {
    signal.addEventListener("abort", () => (isGivenUp = true));
    body.resume();
    await once(signal, "abort");
    throw new Error("The request was aborted");
  });
  await expect(sending).rejects.toBe(cutOff);
  expect(isGivenUp).toBe(true);
});
