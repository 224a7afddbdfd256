import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { startLimitedServer, type LimitedConnection } from "#test/servers/limited-server.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const elsewhere = "127.0.0.2";
const aWhile = 2_000;

const start = async (unreadBytes: { all: number; network: number }) => {
  const responses: ServerResponse[] = [];
  const server = await startLimitedServer({ unreadBytes }, (_request, response) => {
    responses.push(response);
  });
  /** Asks, and reads nothing of an answer of which so many bytes wait in the server. */
  const leaveUnread = async (bytes: number, from?: string): Promise<LimitedConnection> => {
    const connection = await server.open(from);
    connection.socket.pause();
    connection.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    await server.until(() => responses.length > 0);
    const response = responses.pop();
    // First what the system takes, which is on its way.
    while (connection.served.writableLength === 0) {
      response?.write(Buffer.alloc(64 * kilobyte, "x"));
      await server.turn();
    }
    response?.end(Buffer.alloc(bytes - connection.served.writableLength, "x"));
    return connection;
  };
  return { ...server, leaveUnread };
};

test("a caller that does not read long answers is disconnected when they take too much memory", async () => {
  const { leaveUnread, passes } = await start({ all: 10 * megabyte, network: megabyte });
  const [first, second] = [await leaveUnread(700 * kilobyte), await leaveUnread(700 * kilobyte)];
  passes(aWhile);
  expect([first.isOpen(), second.isOpen()]).toEqual([true, false]);
});

test("who reads slowly gets all of it, however long that takes", async () => {
  const { leaveUnread, passes, until } = await start({ all: 10 * megabyte, network: megabyte });
  const slow = await leaveUnread(700 * kilobyte);
  passes(60 * 60_000);
  expect(slow.isOpen()).toBe(true);
  slow.socket.resume();
  await until(() => slow.served.writableLength === 0);
});

test("an answer counts no more once it was read, or its reader hung up", async () => {
  const { leaveUnread, passes, until } = await start({ all: 10 * megabyte, network: megabyte });
  const reader = await leaveUnread(700 * kilobyte);
  passes(aWhile);
  reader.socket.resume();
  await until(() => reader.served.writableLength === 0);
  passes(aWhile);
  const gone = await leaveUnread(700 * kilobyte);
  passes(aWhile);
  gone.socket.destroy();
  await until(() => gone.served.closed);
  const next = await leaveUnread(700 * kilobyte);
  passes(aWhile);
  expect(next.isOpen()).toBe(true);
});

test("the network that leaves the most unread makes room for others", async () => {
  const { leaveUnread, passes } = await start({ all: megabyte, network: megabyte });
  const flood = await leaveUnread(700 * kilobyte);
  passes(aWhile);
  const other = await leaveUnread(500 * kilobyte, elsewhere);
  passes(aWhile);
  expect([flood.isOpen(), other.isOpen()]).toEqual([false, true]);
});

test("a small answer that waits to be read is not counted", async () => {
  const { leaveUnread, passes } = await start({ all: kilobyte, network: kilobyte });
  const slow = await leaveUnread(100 * kilobyte);
  passes(aWhile);
  expect(slow.isOpen()).toBe(true);
});
