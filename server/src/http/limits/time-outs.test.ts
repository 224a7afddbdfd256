import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { openRaw } from "#test/servers/raw-connection.ts";
import { soon } from "#test/soon.ts";
import { startApp } from "#test/start-app.ts";
import type { Limits } from "./limits.ts";

/** A server with one short limit, which is listening. */
const listening = async (limits: Partial<Limits>) => {
  const long = 5 * 60_000;
  const others = { headersMs: long, requestMs: long, silenceMs: long, checkMs: 20 };
  const { app } = await startApp({ limits: { ...others, ...limits } });
  await app.listen({ host: "127.0.0.1", port: 0 });
  return (app.server.address() as AddressInfo).port;
};

const login = ["POST /api/login HTTP/1.1", "Host: a", "Content-Type: application/json"];
const timedOut = /^HTTP\/1\.1 408 [^]*The request could not be read\.$/;

describe("a connection that is of no use is closed by the server", () => {
  test("after a while of silence", async () => {
    const port = await listening({ silenceMs: 100 });
    expect(await (await openRaw(port)).hungUp).toBe("");
    const halfway = await openRaw(port);
    halfway.write(...login, "Content-Length: 100", "", "{");
    expect(await halfway.hungUp).toBe("");
  });

  test("if the headers of a request do not end", async () => {
    const port = await listening({ headersMs: 100 });
    const silent = await openRaw(port);
    expect(await silent.hungUp).toMatch(timedOut);
    const halfway = await openRaw(port);
    halfway.write("GET / HTTP/1.1", "Host: a", "X-More: ");
    const drip = setInterval(() => halfway.socket.write("x"), 20);
    expect(await halfway.hungUp).toMatch(timedOut);
    clearInterval(drip);
  });

  test("if a request does not end, however fast it is sent", async () => {
    const port = await listening({ headersMs: 100, requestMs: 300 });
    const endless = await openRaw(port);
    endless.write(...login, "Transfer-Encoding: chunked", "", "");
    const send = setInterval(() => endless.write("1", " ", ""), 20);
    expect(await endless.hungUp).toMatch(timedOut);
    clearInterval(send);
  });
});

test("who stops reading an answer is hung up on after a while", async () => {
  const { app } = await startApp({ limits: { silenceMs: 100 } });
  const endless = function* () {
    while (true) yield Buffer.alloc(64 * 1024);
  };
  app.get("/endless", (_request, reply) => reply.send(Readable.from(endless())));
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const reader = await openRaw(port);
  reader.write("GET /endless HTTP/1.1", "Host: a", "", "");
  await reader.hears("\r\n\r\n");
  reader.socket.pause();
  const count = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, open) => resolve(open)));
  expect(await count()).toBe(1);
  await soon(async () => expect(await count()).toBe(0));
  reader.socket.destroy();
});

test("a body that is dripped is refused, and its connection closed", async () => {
  const port = await listening({ bodySpeed: { bytesPerSecond: 1_000, afterMs: 200 } });
  const slow = await openRaw(port);
  slow.write(...login, "Content-Length: 1000", "", "");
  const drip = setInterval(() => slow.socket.write(" "), 20);
  expect(await slow.hungUp).toMatch(timedOut);
  clearInterval(drip);
});
