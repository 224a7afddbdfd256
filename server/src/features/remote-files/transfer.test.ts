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
  transfer.resume();
  await manyTurns();
  expect(passed).toBe("all of it".length);
});

test("a failure ends a paused transfer, its sender and its reader; the first one is told", async () => {
  const transfer = begin();
  const source = new PassThrough();
  const gated = buffer(transfer.gate(source, null));
  transfer.pause();
  source.write("half of it");
  transfer.fail(new AppError("unavailable", "first"));
  transfer.fail(new AppError("unavailable", "second"));
  await expect(gated).rejects.toThrow(/first|premature/i);
  expect(source.destroyed).toBe(true);
  expect(transfer.outcome).toEqual({ action: "error", payload: { error: { message: "first" } } });
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
