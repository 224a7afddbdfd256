import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import type { Db } from "#db/db.ts";
import { buildUser } from "#test/build.ts";
import { countWaiting } from "#test/database/request-during.ts";
import { whileUncommitted } from "#test/database/while-uncommitted.ts";
import { openRaw } from "#test/servers/raw-connection.ts";
import { soon } from "#test/soon.ts";
import { startApp } from "#test/start-app.ts";

const { app, db, cookieOf } = await startApp({ limits: { lastRequestsMs: 100 } });
await app.listen({ host: "127.0.0.1", port: 0 });
const { port } = app.server.address() as AddressInfo;

const upgrade = [
  "Host: a",
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
];
const post = ["POST /api/login HTTP/1.1", "Host: a", "Content-Type: application/json"];

test("a server stops soon, even with connections that nobody else would ever close", async () => {
  const cookie = `Cookie: ${await cookieOf(await buildUser(db))}`;
  const answered = await openRaw(port);
  answered.write("GET /health/live HTTP/1.1", "Host: a", "", "");
  await answered.hears("ok");
  const opened = await openRaw(port);
  opened.write("GET /companion/api/1 HTTP/1.1", cookie, ...upgrade, "", "");
  await opened.hears(" 101 ");
  const requests = [
    [],
    ["GET / HTTP/1.1", "Host: a", "X-Never: ends"],
    [...post, "Content-Length: 100", "", "{"],
    [...post, "Transfer-Encoding: chunked", "", "1", "{", ""],
    ["GET / HTTP/1.1", ...upgrade, "", ""],
    ["POST / HTTP/1.1", ...upgrade, "Content-Length: 100", "", "{"],
    ["GET /companion/api/1 HTTP/1.1", ...upgrade, "", ""],
    ["CONNECT a:443 HTTP/1.1", "Host: a", "", ""],
  ];
  const others = await Promise.all(
    requests.map(async (lines) => {
      const connection = await openRaw(port);
      if (lines.length > 0) connection.write(...lines);
      return connection;
    }),
  );
  await app.close();
  await Promise.all([answered, opened, ...others].map(({ hungUp }) => hungUp));
  expect(app.server.listening).toBe(false);
});

test("not even a socket that was asked for and not yet decided upon holds up the end", async () => {
  const leaving = await startApp({ limits: { lastRequestsMs: 100 } });
  await leaving.app.listen({ host: "127.0.0.1", port: 0 });
  const address = leaving.app.server.address() as AddressInfo;
  const cookie = `Cookie: ${await leaving.cookieOf(await buildUser(leaving.db))}`;
  const lock = (locking: Db) => locking.execute("lock table sessions in access exclusive mode");
  await whileUncommitted(leaving.db, lock, async () => {
    const asking = await openRaw(address.port);
    asking.write("GET /companion/api/1 HTTP/1.1", cookie, ...upgrade, "", "");
    await soon(async () => expect(await countWaiting(leaving.db)).toBe(1));
    await leaving.app.close();
    expect(await countWaiting(leaving.db)).toBe(1);
    expect(await asking.hungUp).toBe("");
  });
});
