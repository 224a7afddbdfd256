import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setImmediate as turn } from "node:timers/promises";
import { resumeMaximumBytes, resumeTooLargeText } from "@rolecall/contract/resumes/resumes.ts";
import { afterEach, expect, test, vi } from "vitest";
import { AppError } from "#http/errors.ts";
import { Transfer } from "./transfer.ts";

const begin = () => new Transfer({ ownerId: "ada", filename: "ada.pdf" });
const manyTurns = async () => {
  for (let count = 0; count < 50; count += 1) await turn();
};

afterEach(() => {
  vi.useRealTimers();
});

test("nothing passes a paused transfer, and all of it once it goes on", async () => {
  const transfer = begin();
  const source = new PassThrough();
  const gated = transfer.gate(source, null);
  let passed = 0;
  gated.on("data", (chunk: Buffer) => (passed += chunk.length));
  transfer.pause();
  source.end("all of it");
  await manyTurns();
  expect(passed).toBe(0);
  transfer.pause();
  transfer.resume();
  await manyTurns();
  expect(passed).toBe("all of it".length);
});

test("a failure ends a paused transfer, its sender and its reader; the first one is told", async () => {
  const transfer = begin();
  const told: unknown[] = [];
  transfer.listen((message) => told.push(message));
  const source = new PassThrough();
  const gated = buffer(transfer.gate(source, null));
  transfer.pause();
  source.write("half of it");
  await manyTurns();
  transfer.fail(new AppError("unavailable", "first"));
  transfer.fail(new AppError("unavailable", "second"));
  await expect(gated).rejects.toThrow(/first|premature/i);
  expect(source.destroyed).toBe(true);
  expect(told).toEqual([{ action: "error", payload: { error: { message: "first" } } }]);
});

test("a transfer that was given up stays so, although its file has arrived", () => {
  const transfer = begin();
  transfer.fail(new AppError("unavailable", "cancelled"));
  transfer.succeed("https://jobs.example/objects/uploads/1");
  expect(transfer.outcome).toMatchObject({ action: "error" });
});

test("a transfer that was given up before its sender answered hangs up on it", () => {
  const transfer = begin();
  const source = new PassThrough();
  transfer.fail(new AppError("unavailable", "cancelled"));
  expect(() => transfer.gate(source, null)).toThrow("cancelled");
  expect(source.destroyed).toBe(true);
});

test("a sender that breaks off before anything was read interrupts the transfer", async () => {
  const transfer = begin();
  const source = new PassThrough();
  const gated = transfer.gate(source, null);
  source.destroy(new Error("ECONNRESET"));
  await manyTurns();
  await expect(buffer(gated)).rejects.toThrow("ECONNRESET");
  expect(transfer.outcome).toMatchObject({
    payload: { error: { message: "The transfer was interrupted" } },
  });
});

test.each([
  ["of an announced size in percent", 50, 200, "25.00"],
  ["in percent of what is not announced as nothing", 50, null, "0.00"],
  ["with more than was announced as all of it", 50, 20, "100.00"],
])("progress is told %s", async (_what, bytes, announced, progress) => {
  const transfer = begin();
  const told: unknown[] = [];
  transfer.listen((message) => told.push(message));
  const source = new PassThrough();
  source.end(Buffer.alloc(bytes));
  await buffer(transfer.gate(source, announced));
  expect(told).toEqual([
    {
      action: "progress",
      payload: { progress, bytesUploaded: bytes, bytesTotal: announced ?? 0 },
    },
  ]);
});

test("progress is told once a second at most", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const transfer = begin();
  const told = vi.fn<() => void>();
  transfer.listen(told);
  const source = new PassThrough();
  transfer.gate(source, null).resume();
  for (const ms of [0, 999, 1]) {
    vi.advanceTimersByTime(ms);
    source.write("more");
    await manyTurns();
  }
  expect(told).toHaveBeenCalledTimes(2);
  source.end();
  await manyTurns();
});

test("exactly the most bytes pass, and one more does not", async () => {
  const send = (bytes: number) => {
    const source = new PassThrough();
    source.end(Buffer.alloc(bytes));
    return buffer(begin().gate(source, null));
  };
  expect((await send(resumeMaximumBytes)).length).toBe(resumeMaximumBytes);
  await expect(send(resumeMaximumBytes + 1)).rejects.toThrow(resumeTooLargeText);
  const announced = new PassThrough();
  expect(() => begin().gate(announced, resumeMaximumBytes + 1)).toThrow(resumeTooLargeText);
  expect(announced.destroyed).toBe(true);
});

test("a sender that is silent for thirty seconds has gone away, unless it was told to wait", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const transfer = begin();
  const source = new PassThrough();
  const gated = buffer(transfer.gate(source, null));
  await manyTurns();
  vi.advanceTimersByTime(29_999);
  source.write("half of it");
  await manyTurns();
  vi.advanceTimersByTime(29_999);
  transfer.pause();
  vi.advanceTimersByTime(300_000);
  expect(transfer.outcome).toBeNull();
  transfer.resume();
  vi.advanceTimersByTime(30_000);
  await expect(gated).rejects.toThrow(/interrupted|premature/i);
  expect(source.destroyed).toBe(true);
});
