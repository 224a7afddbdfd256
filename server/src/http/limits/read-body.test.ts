import type { AddressInfo } from "node:net";
import Fastify, { type FastifyRequest } from "fastify";
import { describe, expect, onTestFinished, test } from "vitest";
import { answerError, AppError } from "#http/errors.ts";
import { openRaw } from "#test/servers/raw-connection.ts";
import { soon } from "#test/soon.ts";
import { Budget } from "./budget.ts";
import { holdRequests } from "./held-requests.ts";

const kilobyte = 1024;
const limit = 5 * kilobyte;

/** A server that reads bodies, and answers with their length; below /held once it is told to. */
const start = async (all = 10 * kilobyte) => {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler(answerError);
  const readBody = holdRequests(app, new Budget({ all, network: all }));
  const { promise: firstRead, resolve: onRead } = Promise.withResolvers<unknown>();
  const pieces: Buffer[] = [];
  app.addContentTypeParser("text/plain", (request: FastifyRequest) => {
    request.raw.on("data", (piece: Buffer) => pieces.push(piece));
    const body = readBody(request, limit);
    body.then(onRead, onRead);
    return body;
  });
  const { promise: letGo, resolve: finish } = Promise.withResolvers<void>();
  app.get("/", () => "hello");
  app.post("/", ({ body }) => `${String(body).length} bytes`);
  app.post("/held", async ({ body }) => letGo.then(() => `${String(body).length} bytes`));
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const post = async (headers: string[], body: string, { path = "/", from = "127.0.0.1" } = {}) => {
    const connection = await openRaw(port, from);
    const head = [`POST ${path} HTTP/1.1`, "Host: a", "Content-Type: text/plain", ...headers];
    connection.write(...head, "", body);
    return connection;
  };
  return { port, firstRead, finish, post, pieces };
};

test("a body that is announced too long is refused before any of it has arrived", async () => {
  const { post } = await start();
  const { hears } = await post([`Content-Length: ${limit + 1}`], "");
  expect(await hears("\r\n\r\n")).toMatch(/^HTTP\/1\.1 413 /);
});

test("a body whose length is not announced is refused once it is too long", async () => {
  const { post } = await start();
  const inChunks = (bytes: number) =>
    [bytes.toString(16), "x".repeat(bytes), "0", "", ""].join("\r\n");
  const longest = await post(["Transfer-Encoding: chunked"], inChunks(limit));
  expect(await longest.hears(`${limit} bytes`)).toMatch(/^HTTP\/1\.1 200 /);
  const { hears } = await post(["Transfer-Encoding: chunked"], inChunks(limit + 1));
  expect(await hears("\r\n\r\n")).toMatch(/^HTTP\/1\.1 413 /);
});

test("a body keeps its place in memory until it is answered, whoever else needs room", async () => {
  const { post, firstRead, finish } = await start();
  const send = (bytes: number, to: { path?: string; from?: string }) =>
    post([`Content-Length: ${bytes}`], "x".repeat(bytes), to);
  const first = await send(limit, { path: "/held" });
  await firstRead;
  // More than half of the rest, and less than the first one has.
  const others = [];
  for (const from of ["127.0.0.2", "127.0.0.3"])
    others.push(await send(2.5 * kilobyte, { path: "/held", from }));
  const [refused] = await Promise.race(
    others.map(async ({ hears }) => [await hears("again shortly.")]),
  );
  expect(refused).toMatch(/^HTTP\/1\.1 503 /);
  finish();
  expect(await first.hears(`${limit} bytes`)).toMatch(/^HTTP\/1\.1 200 /);
});

test("a body whose sender hangs up halfway is waited for no more", async () => {
  const { post, firstRead } = await start();
  const { socket } = await post(["Content-Length: 100"], "half");
  socket.destroy();
  expect(await firstRead).toBeInstanceOf(AppError);
});

describe("the memory of a body is given back", () => {
  const bytesOf = (pieces: readonly Buffer[]) => pieces.map(({ byteLength }) => byteLength);

  test("as soon as it was read", async () => {
    const { post, pieces } = await start();
    const { hears } = await post([`Content-Length: ${limit}`], "x".repeat(limit));
    expect(await hears(`${limit} bytes`)).toMatch(/^HTTP\/1\.1 200 /);
    expect(new Set(bytesOf(pieces))).toEqual(new Set([0]));
  });

  test("as soon as its sender has hung up", async () => {
    const { post, firstRead, pieces } = await start();
    const { socket } = await post(["Content-Length: 100"], "half");
    await soon(() => expect(bytesOf(pieces)).toEqual([4]));
    socket.destroy();
    await firstRead;
    expect(bytesOf(pieces)).toEqual([0]);
  });
});

test("the headers of an ordinary request without a body are not worth counting", async () => {
  const { port } = await start(1);
  const { write, hears } = await openRaw(port);
  write("GET / HTTP/1.1", "Host: a", "", "");
  expect(await hears("hello")).toMatch(/^HTTP\/1\.1 200 /);
});
