import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { openRaw } from "#test/servers/raw-connection.ts";
import { soon } from "#test/soon.ts";
import { startApp } from "#test/start-app.ts";

const here = "127.0.0.1";
const elsewhere = "127.0.0.2";

/** A server with few connections, and callers at several addresses. */
const listening = async (
  connections: { all: number; network: number; refused: number; refusedMs?: number },
  env: Record<string, string> = {},
) => {
  const limits = { connections: { refusedMs: 60_000, ...connections }, checkMs: 20 };
  const { app } = await startApp({ env, limits });
  await app.listen({ host: here, port: 0 });
  const { port } = app.server.address() as AddressInfo;
  /** Opens so many silent connections. */
  const silent = (count: number, from = here) =>
    Promise.all(Array.from({ length: count }, () => openRaw(port, from)));
  /** Asks for something, on a connection of its own unless there is an agent. */
  const ask = async (from = here, agent: Agent | false = false) => {
    const asking = request({ port, host: here, localAddress: from, agent, path: "/health/live" });
    const [answer] = (await once(asking.end(), "response")) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };
  return { silent, ask };
};

const statusOf = ({ status }: { status: number | undefined }) => status;

describe("a network has a greatest number of connections", () => {
  test("a connection above the limit is asked to come again, and served once another one has gone", async () => {
    const { silent, ask } = await listening({ all: 100, network: 2, refused: 10 });
    const [first] = await silent(2);
    const refused = await ask();
    expect(refused).toMatchObject({
      status: 503,
      headers: { "retry-after": "2", "x-content-type-options": "nosniff" },
      body: "Rolecall is not available right now. Please try again shortly.",
    });
    expect(statusOf(await ask(elsewhere))).toBe(200);

    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(statusOf(await ask(here, agent))).toBe(503);
    first?.socket.destroy();
    await soon(async () => expect(statusOf(await ask(here, agent))).toBe(200));
    agent.destroy();
  });

  test("a connection above the limit that asks for nothing is closed soon", async () => {
    const limits = { all: 100, network: 2, refused: 10, refusedMs: 100 };
    const { silent } = await listening(limits);
    const [first, second] = await silent(2);
    const [third] = await silent(1);
    expect(await third?.hungUp).toBe("");
    expect([first?.socket.readable, second?.socket.readable]).toEqual([true, true]);
  });

  test("of many connections above the limit the later ones are refused without a request", async () => {
    const { silent } = await listening({ all: 100, network: 2, refused: 1 });
    await silent(3);
    const [fourth] = await silent(1);
    expect(await fourth?.hungUp).toMatch(/^HTTP\/1\.1 503 [^]*\r\nRetry-After: 2\r\n/);
  });

  test("but not a proxy, behind which are many people", async () => {
    const env = { TRUST_PROXY: "127.0.0.1" };
    const { silent, ask } = await listening({ all: 100, network: 2, refused: 10 }, env);
    await silent(5);
    expect(statusOf(await ask())).toBe(200);
    await silent(2, elsewhere);
    expect(statusOf(await ask(elsewhere))).toBe(503);
  });

  test("and with limits off there is none", async () => {
    const { app } = await startApp({ env: { RATE_LIMIT: "off" } });
    await app.listen({ host: here, port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const many = await Promise.all(Array.from({ length: 600 }, () => openRaw(port)));
    const last = many.at(-1);
    last?.write("GET /health/live HTTP/1.1", "Host: a", "", "");
    expect(await last?.hears("ok")).toMatch(/^HTTP\/1\.1 200 /);
    for (const { socket } of many) socket.destroy();
  });
});

describe("when all connections are taken, the network that has the most makes room", () => {
  test("for one from elsewhere: the one that has been silent the longest goes", async () => {
    const { silent, ask } = await listening({ all: 4, network: 4, refused: 10 });
    const [first] = await silent(1);
    const [second] = await silent(3);
    expect(statusOf(await ask(elsewhere))).toBe(200);
    expect(await first?.hungUp).toBe("");
    expect(second?.socket.readable).toBe(true);
  });

  test("but not with one whose request is being answered", async () => {
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const { promise: asked, resolve: onAsked } = Promise.withResolvers<void>();
    const check = () => {
      onAsked();
      return finished;
    };
    const connections = { all: 2, network: 2, refused: 10, refusedMs: 60_000 };
    const { app } = await startApp({ services: { queue: { check } }, limits: { connections } });
    await app.listen({ host: here, port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const asking = await openRaw(port);
    asking.write("GET /health/ready HTTP/1.1", "Host: a", "", "");
    await asked;
    const silent = await openRaw(port);
    const other = await openRaw(port, elsewhere);
    expect(await silent.hungUp).toBe("");
    const another = await openRaw(port, "127.0.0.3");
    another.write("GET /health/live HTTP/1.1", "Host: a", "", "");
    expect(await another.hears("\r\n\r\n")).toMatch(/^HTTP\/1\.1 503 /);
    finish();
    expect(await asking.hears("ready")).toMatch(/^HTTP\/1\.1 200 /);
    expect(other.socket.readable).toBe(true);
  });
});
