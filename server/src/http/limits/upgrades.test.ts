import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { openRaw } from "#test/servers/raw-connection.ts";
import { soon } from "#test/soon.ts";
import { startApp } from "#test/start-app.ts";

const { app, db, cookieOf } = await startApp();
await app.listen({ host: "127.0.0.1", port: 0 });
const { port } = app.server.address() as AddressInfo;

const h2c = [
  "Connection: Upgrade, HTTP2-Settings",
  "Upgrade: h2c",
  "HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA",
];
const websocket = [
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
];
const offers: [what: string, headers: string[]][] = [
  ["HTTP/2, as curl and Java do", h2c],
  ["a websocket", websocket],
];

/** Two requests on one connection, of which the first offers another protocol. Answers both statuses. */
const statusesOf = async (...request: string[]) => {
  const connection = await openRaw(port);
  connection.write(...request);
  await connection.hears("\r\n\r\n");
  connection.write("GET /health/live HTTP/1.1", "Host: a", "Connection: close", "", "");
  const heard = await connection.hungUp;
  return [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
};

describe.each(offers)("a request that offers %s is answered as if it did not", (_what, offer) => {
  test.each([
    "/",
    "/api/jobs",
    "/health/live",
    "/nowhere",
    "/companion/api",
    "/api/companion/api/1",
  ])("on %s", async (path) => {
    const plain = await statusesOf(`GET ${path} HTTP/1.1`, "Host: a", "", "");
    expect(await statusesOf(`GET ${path} HTTP/1.1`, "Host: a", ...offer, "", "")).toEqual(plain);
    expect(plain).toHaveLength(2);
  });

  test("with a body, which is read", async () => {
    const { username } = await buildUser(db);
    const body = JSON.stringify({ username, password: "wrong password" });
    const head = ["POST /api/login HTTP/1.1", "Host: a", "Content-Type: application/json"];
    const length = `Content-Length: ${body.length}`;
    expect(await statusesOf(...head, ...offer, length, "", body)).toEqual([401, 200]);
    const chunked = [body.length.toString(16), body, "0", "", ""];
    const inChunks = [...head, ...offer, "Transfer-Encoding: chunked", "", ...chunked];
    expect(await statusesOf(...inChunks)).toEqual([401, 200]);
  });

  test("below the transfers' sockets, too, if it is no WebSocket request", async () => {
    const post = ["POST /companion/api/1 HTTP/1.1", "Host: a", ...offer, "Content-Length: 2"];
    expect(await statusesOf(...post, "Content-Type: application/json", "", "{}")).toEqual([
      404, 200,
    ]);
  });

  test("below the transfers' sockets by a POST", async () => {
    const post = ["POST /companion/api/1 HTTP/1.1", "Host: a"];
    const plain = await statusesOf(...post, "", "");
    expect(await statusesOf(...post, ...offer, "", "")).toEqual(plain);
    expect(plain).toHaveLength(2);
  });

  test.each([
    ["a length", "Content-Length: 2", "{}"],
    ["chunks", "Transfer-Encoding: chunked", "2\r\n{}\r\n0\r\n\r\n"],
  ])("below the transfers' sockets with a body of %s", async (_kind, header, body) => {
    const get = ["GET /companion/api/1 HTTP/1.1", "Host: a", ...offer, header];
    expect(await statusesOf(...get, "", body)).toEqual([404, 200]);
  });
});

test("a refused socket is hung up on, although the browser keeps its own end open", async () => {
  const connection = await openRaw(port);
  connection.write("GET /companion/api/1 HTTP/1.1", "Host: a", ...websocket, "", "");
  expect(await connection.hungUp).toMatch(/^HTTP\/1\.1 401 /);
  const count = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, open) => resolve(open)));
  await soon(async () => expect(await count()).toBe(0));
});

test("the socket of a transfer opens below /companion, with its request in upper or lower case", async () => {
  const cookie = await cookieOf(await buildUser(db));
  const connection = await openRaw(port);
  const offer = websocket.map((line) => line.replace("websocket", "WebSocket"));
  connection.write(
    "GET /companion/api/1 HTTP/1.1",
    "Host: a",
    `Cookie: ${cookie}`,
    ...offer,
    "",
    "",
  );
  expect(await connection.hears("Sec-WebSocket-Accept")).toMatch(/^HTTP\/1\.1 101 /);
  connection.socket.destroy();
});
