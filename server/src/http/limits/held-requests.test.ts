import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { openRaw } from "#test/servers/raw-connection.ts";
import { soon } from "#test/soon.ts";
import { startApp } from "#test/start-app.ts";

const kilobyte = 1024;
const quota = { all: 100 * kilobyte, network: 60 * kilobyte };
const here = "127.0.0.1";
const elsewhere = "127.0.0.2";

const { app, db, as } = await startApp({ limits: { requestBytes: quota, checkMs: 20 } });
await app.listen({ host: here, port: 0 });
const { port } = app.server.address() as AddressInfo;

const refused =
  /^HTTP\/1\.1 503 [^]*\r\nretry-after: 2\r\n[^]*Rolecall is not available right now\./i;

/** A login of so many bytes, of which the last one is missing. */
const begin = async (bytes: number, from = here) => {
  const connection = await openRaw(port, from);
  const head = ["POST /api/login HTTP/1.1", "Host: a", "Content-Type: application/json"];
  connection.write(...head, `Content-Length: ${bytes}`, "", " ".repeat(bytes - 1));
  const finish = () => {
    connection.socket.write(" ");
    return connection.hears("not valid JSON");
  };
  return { ...connection, finish };
};

describe("bodies that are under way", () => {
  test("of one network together have a greatest size", async () => {
    const own = await Promise.all([1, 2, 3].map(() => begin(25 * kilobyte)));
    const answers = own.map(async (one) => ({ one, answer: await one.hears("again shortly.") }));
    const { one, answer } = await Promise.any(answers);
    expect(answer).toMatch(refused);
    const other = await begin(25 * kilobyte, elsewhere);
    for (const { finish } of [...own.filter((each) => each !== one), other])
      expect(await finish()).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("of all networks together, too: the one that has the most makes room for the others", async () => {
    const flood = await begin(55 * kilobyte);
    const others = [await begin(30 * kilobyte, elsewhere), await begin(30 * kilobyte, "127.0.0.3")];
    expect(await flood.hears("again shortly.")).toMatch(refused);
    for (const { finish } of others) expect(await finish()).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("count for more than their bytes if they arrive byte by byte", async () => {
    const connection = await openRaw(port);
    const head = ["POST /api/login HTTP/1.1", "Host: a", "Content-Type: application/json"];
    connection.write(...head, "Transfer-Encoding: chunked", "", "");
    connection.write("1\r\n \r\n".repeat(300));
    expect(await connection.hears("again shortly.")).toMatch(refused);
  });

  test("take nothing any more once they were answered, or their senders hung up", async () => {
    expect(await (await begin(55 * kilobyte)).finish()).toMatch(/^HTTP\/1\.1 400 /);
    expect(await (await begin(55 * kilobyte)).finish()).toMatch(/^HTTP\/1\.1 400 /);
    const gone = await begin(55 * kilobyte);
    gone.socket.destroy();
    await soon(async () =>
      expect(await (await begin(55 * kilobyte)).finish()).toMatch(/^HTTP\/1\.1 400 /),
    );
  });

  test("are refused with a whole answer, even while the body is still being sent", async () => {
    const body = JSON.stringify({ username: "x".repeat(500 * kilobyte), password: "secret" });
    const headers = { "content-type": "application/json" };
    const send = () => fetch(`http://${here}:${port}/api/login`, { method: "POST", headers, body });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
  });

  test("are not counted if they are streamed to the disk", async () => {
    const browser = as(await buildUser(db));
    const { body } = await browser.post<{ uploadURL: string }>("/api/objects/upload");
    const { pathname, search } = new URL(body.uploadURL);
    const sent = await browser.put(pathname + search, { body: Buffer.alloc(200 * kilobyte) });
    expect(sent.status).toBe(200);
  });
});

describe("headers", () => {
  const long = ["GET / HTTP/1.1", "Host: a", `X-Long: ${"x".repeat(40 * kilobyte)}`];

  test("that do not end count as bodies do", async () => {
    const [first, second] = [await openRaw(port), await openRaw(port)];
    first.write(...long);
    second.write(...long);
    const answers = await Promise.race([first.hungUp, second.hungUp]);
    expect(answers).toMatch(/^HTTP\/1\.1 503 [^]*\r\nRetry-After: 2\r\n/);
    first.socket.destroy();
    second.socket.destroy();
  });

  test("are counted until their request is answered", async () => {
    const answered = await openRaw(port);
    answered.write(...long, "", "");
    expect(await answered.hears("\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /);
    const held = await openRaw(port);
    const post = ["POST /api/login HTTP/1.1", ...long.slice(1), "Content-Type: application/json"];
    held.write(...post, "Content-Length: 2", "Expect: 100-continue", "", "");
    await held.hears("100 Continue");
    const another = await openRaw(port);
    another.write(...long, "", "");
    expect(await another.hears("again shortly.")).toMatch(refused);
  });
});
