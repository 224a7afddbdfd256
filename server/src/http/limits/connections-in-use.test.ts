import { describe, expect, test, vi } from "vitest";
import { startLimitedServer } from "#test/servers/limited-server.ts";

const elsewhere = "127.0.0.2";
const kilobyte = 1024;
const few = { all: 100, network: 1, refused: 1, refusedMs: 1_000 };
const get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
const post = (bytes: number) =>
  `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${bytes}\r\n\r\n${"x".repeat(bytes)}`;

/** A server whose answers to some paths wait until they are let go. */
const start = async (limits: Parameters<typeof startLimitedServer>[0]) => {
  const { promise: letGo, resolve: finish } = Promise.withResolvers<void>();
  const server = await startLimitedServer(limits, (request, response) => {
    request.resume();
    if (request.url === "/held") void letGo.then(() => response.end("late answer"));
    else response.end("an answer");
  });
  return { ...server, finish };
};

describe("of those who are too many, so many may wait to be refused", () => {
  test("and one who hangs up makes room for another", async () => {
    const { open, until } = await start({ connections: few });
    await open();
    const waiting = await open();
    waiting.socket.destroy();
    await until(() => waiting.served.closed);
    expect((await open()).isOpen()).toBe(true);
  });

  test("and so does one who is served after all", async () => {
    const { open, until } = await start({ connections: few });
    const first = await open();
    const waiting = await open();
    first.socket.destroy();
    await until(() => first.served.closed);
    waiting.write(get);
    await waiting.hears("an answer");
    expect((await open()).isOpen()).toBe(true);
  });

  test("each for as long as it goes on asking", async () => {
    const { open, passes } = await start({ connections: few });
    await open();
    const waiting = await open();
    passes(900);
    waiting.write(get);
    await waiting.hears("refused");
    passes(900);
    expect(waiting.isOpen()).toBe(true);
    passes(400);
    expect(waiting.isOpen()).toBe(false);
  });
});

describe("a connection makes room for others", () => {
  const two = { ...few, all: 2, network: 2 };

  test("once its last request is answered", async () => {
    const { open } = await start({ connections: two });
    const [first, second] = [await open(), await open()];
    for (const { write, hears } of [first, second]) {
      write(get);
      await hears("an answer");
    }
    await open(elsewhere);
    expect([first.isOpen(), second.isOpen()]).toEqual([false, true]);
  });

  test("not while another of its requests is being answered", async () => {
    const { open, finish } = await start({ connections: two });
    const [first, second] = [await open(), await open()];
    const held = get.replace("/", "/held");
    for (const { write, hears } of [first, second]) {
      write(get, held);
      await hears("an answer");
    }
    const another = await open(elsewhere);
    another.write(get);
    expect(await another.hears("refused")).toMatch(/^HTTP\/1\.1 503 /);
    finish();
    expect(await first.hears("late answer")).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe("a connection stays open", () => {
  const small = { all: 60 * kilobyte, network: 60 * kilobyte };

  test("while the answer to a whole body takes its time", async () => {
    const { open, passes, finish } = await start({ requestBytes: small });
    const connection = await open();
    await connection.arrives(post(100 * kilobyte).replace("/", "/held"));
    passes(10 * 60_000);
    expect(connection.isOpen()).toBe(true);
    finish();
    await connection.hears("late answer");
  });

  test("after a long body was answered, for the next request", async () => {
    const { open, passes } = await start({ requestBytes: small });
    const connection = await open();
    connection.write(post(100 * kilobyte));
    await connection.hears("an answer");
    passes(60_000);
    expect(connection.isOpen()).toBe(true);
  });

  test("however much is said on it once it changed its protocol", async () => {
    const { server, open, passes } = await start({ requestBytes: small });
    server.on("upgrade", (_request, socket) => {
      socket.on("data", () => {}).write("HTTP/1.1 101 Switching Protocols\r\n\r\n");
    });
    const connection = await open();
    connection.write(get.replace("\r\n\r\n", "\r\nConnection: Upgrade\r\nUpgrade: any\r\n\r\n"));
    await connection.hears("101");
    await connection.arrives("x".repeat(100 * kilobyte));
    passes(60_000);
    expect(connection.isOpen()).toBe(true);
  });
});

test("a server that has ended looks at connections no more", async () => {
  const { server, until } = await start({});
  expect(vi.getTimerCount()).toBe(1);
  server.close();
  await until(() => vi.getTimerCount() === 0);
});
