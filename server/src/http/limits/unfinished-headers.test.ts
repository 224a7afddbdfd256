import { expect, test } from "vitest";
import { startLimitedServer, type LimitedConnection } from "#test/servers/limited-server.ts";

const kilobyte = 1024;
const elsewhere = "127.0.0.2";
const requestBytes = { all: 100 * kilobyte, network: 60 * kilobyte };
/** Many looks at the connections. */
const aWhile = 2_000;

const start = (limits = requestBytes) =>
  startLimitedServer({ requestBytes: limits }, (request, response) => {
    request.resume();
    response.end(`answer to ${request.url}`);
  });

/** All of a request but its end. */
const unfinished = (bytes: number, path = "/") =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nX-Long: ${"x".repeat(bytes)}`;

test("headers that arrive slowly count as often as they arrived, and no more", async () => {
  const { open, passes } = await start({ all: 40 * kilobyte, network: 40 * kilobyte });
  const slow = await open();
  await slow.arrives(unfinished(15 * kilobyte));
  passes(aWhile);
  await slow.arrives("x".repeat(15 * kilobyte));
  passes(aWhile);
  expect(slow.isOpen()).toBe(true);
  await slow.arrives("x".repeat(15 * kilobyte));
  passes(aWhile);
  expect(slow.isOpen()).toBe(false);
});

test("headers that arrived slowly count no more once their request is answered", async () => {
  const { open, passes } = await start();
  const slow = await open();
  const requests: [LimitedConnection, string][] = [
    [slow, "/first"],
    [slow, "/second"],
    [await open(), "/third"],
  ];
  for (const [{ arrives, isOpen, write, hears }, path] of requests) {
    await arrives(unfinished(40 * kilobyte, path));
    passes(aWhile);
    expect(isOpen()).toBe(true);
    write("\r\n\r\n");
    await hears(`answer to ${path}`);
  }
});

test("headers count no more once their sender has hung up", async () => {
  const { open, passes, until } = await start();
  const gone = await open();
  await gone.arrives(unfinished(40 * kilobyte));
  passes(aWhile);
  gone.socket.destroy();
  await until(() => gone.served.closed);
  const next = await open();
  await next.arrives(unfinished(40 * kilobyte));
  passes(aWhile);
  expect(next.isOpen()).toBe(true);
});

test("headers count on a connection that has sent a body before, too", async () => {
  const { open, passes } = await start({ all: 40 * kilobyte, network: 40 * kilobyte });
  const connection = await open();
  connection.write("POST /body HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}");
  await connection.hears("answer to /body");
  await connection.arrives(unfinished(50 * kilobyte));
  passes(aWhile);
  expect(connection.isOpen()).toBe(false);
});

test("a network with many unfinished headers makes room for others", async () => {
  const { open, passes } = await start();
  const flood = await open();
  await flood.arrives(unfinished(55 * kilobyte));
  passes(aWhile);
  const others = [await open(elsewhere), await open("127.0.0.3")];
  for (const other of others) await other.arrives(unfinished(30 * kilobyte));
  passes(aWhile);
  expect([flood, ...others].map(({ isOpen }) => isOpen())).toEqual([false, true, true]);
});

test("the headers of an ordinary request are not worth counting", async () => {
  const { open, passes } = await start({ all: kilobyte, network: kilobyte });
  const ordinary = await open();
  await ordinary.arrives(unfinished(2 * kilobyte));
  passes(aWhile);
  expect(ordinary.isOpen()).toBe(true);
});
