import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ArrivingBody } from "./arriving-body.ts";

const speed = { bytesPerSecond: 1_000, afterMs: 10_000 };
const second = 1_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A request of which so much has arrived, and is read or not. */
const begin = () => {
  const request = { socket: { bytesRead: 400 }, readableLength: 0, complete: false };
  const body = new ArrivingBody(request as unknown as IncomingMessage);
  const isTooSlowAfter = (ms: number, bytes: number) => {
    vi.advanceTimersByTime(ms);
    request.socket.bytesRead += bytes;
    return body.isTooSlow(speed);
  };
  return { request, isTooSlowAfter };
};

test("a sender has a while before anything is due", () => {
  const { isTooSlowAfter } = begin();
  expect(isTooSlowAfter(10 * second, 0)).toBe(false);
  expect(isTooSlowAfter(1, 0)).toBe(true);
});

test("a slow but steady sender is never too slow", () => {
  const { isTooSlowAfter } = begin();
  for (let count = 0; count < 600; count += 1) expect(isTooSlowAfter(second, 1_000)).toBe(false);
});

test("a sender that stops halfway has the time that the earlier bytes are worth", () => {
  const { isTooSlowAfter } = begin();
  expect(isTooSlowAfter(second, 30_000)).toBe(false);
  expect(isTooSlowAfter(39 * second, 0)).toBe(false);
  expect(isTooSlowAfter(second, 0)).toBe(true);
});

test("while the server itself does not read, no time is counted", () => {
  const { request, isTooSlowAfter } = begin();
  request.readableLength = 16_384;
  expect(isTooSlowAfter(600 * second, 0)).toBe(false);
  request.readableLength = 0;
  expect(isTooSlowAfter(11 * second, 0)).toBe(true);
});
