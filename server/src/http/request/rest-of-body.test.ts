import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { describe, expect, test, vi } from "vitest";
import { startLimitedServer } from "#test/servers/limited-server.ts";
import { dropRestOfBody } from "./rest-of-body.ts";

const megabyte = 1024 * 1024;
const post = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ";

/** A server that answers without reading bodies, and on which time-outs pass when the test says so. */
const start = async () => {
  const server = await startLimitedServer({}, (request, response) => {
    request.pause();
    response.writeHead(401).end("sign in first");
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return server;
};

test("who sends on after the answer may send all of it, and ask for something else then", async () => {
  const { open, until } = await start();
  const { arrives, hears, write } = await open();
  write(`${post}${10 * megabyte}\r\n\r\n`);
  await hears("sign in first");
  await arrives("x".repeat(10 * megabyte));
  await until(() => vi.getTimerCount() === 0);
  write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  expect(await hears("Connection: close")).toMatch(/^HTTP\/1\.1 401 /);
});

test("who never stops sending after the answer is hung up on", async () => {
  const { open } = await start();
  const { served, socket, hungUp, write } = await open();
  write(`${post}${1_000 * megabyte}\r\n\r\n`);
  const chunk = Buffer.alloc(megabyte);
  const more = () => {
    while (socket.writable && socket.write(chunk));
  };
  socket.on("drain", more);
  more();
  await hungUp;
  expect(served.bytesRead).toBeLessThan(25 * megabyte);
});

test("who stops sending halfway through what is not wanted any more is hung up on after ten seconds", async () => {
  const { open } = await start();
  const { isOpen, hears, write } = await open();
  write(`${post}100\r\n\r\nhalf`);
  await hears("sign in first");
  vi.advanceTimersByTime(9_999);
  expect(isOpen()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isOpen()).toBe(false);
});

test.each([
  ["arrived as a whole", { complete: true }],
  ["was given up by its sender", { destroyed: true }],
])("nothing more is awaited of a body that %s", (_what, state) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  dropRestOfBody(Object.assign(new PassThrough(), state) as unknown as IncomingMessage);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe("the memory of what is dropped is given back", () => {
  const drop = async (otherReader?: "data" | "readable") => {
    const request = new PassThrough();
    if (otherReader) request.on(otherReader, () => void request.read());
    dropRestOfBody(request as unknown as IncomingMessage);
    const piece = Buffer.alloc(64 * 1024);
    request.end(piece);
    await once(request, "close");
    return piece.byteLength;
  };

  test("at once", async () => {
    expect(await drop()).toBe(0);
  });

  test.each(["data", "readable"] as const)(
    "but not under a reader who still hears of it: %s",
    async (event) => {
      expect(await drop(event)).toBe(64 * 1024);
    },
  );
});
