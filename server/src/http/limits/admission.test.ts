import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate as settled } from "node:timers/promises";
import Fastify, { type FastifyBaseLogger } from "fastify";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { nobodyWaits } from "#db/connection/fair-pool.ts";
import { answerError } from "#http/errors.ts";
import { RequestLog } from "#http/request-log.ts";
import { createLog } from "#log.ts";
import { soon } from "#test/soon.ts";
import { admitInTurn } from "./admission.ts";
import { answerPipelinedInOrder } from "./pipelined.ts";

const flooder = "198.51.100.1";
const somebodyElse = "198.51.100.2";
const places = 16;
const share = places + 200;
/** One that is answered, and those that wait behind it. */
const pipelined = 32;

afterEach(() => {
  vi.useRealTimers();
});

/** A server whose one answer takes until `finish` is called, and on which no time passes by itself. */
const serverAtWork = (config = { rateLimit: true }) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const lines: string[] = [];
  const log: FastifyBaseLogger = createLog(
    { logLevel: "info" },
    { write: (line) => lines.push(line) },
  );
  const app = Fastify({ loggerInstance: log, logController: new RequestLog() });
  onTestFinished(() => app.close());
  app.setErrorHandler(answerError);
  const arrived = vi.fn<() => void>();
  app.addHook("onRequest", async () => arrived());
  answerPipelinedInOrder(app);
  admitInTurn(app, config);
  const { promise: finished, resolve: finish } = Promise.withResolvers<string>();
  const work = vi.fn<() => Promise<string>>(() => finished);
  app.get("/", work);
  const ask = (remoteAddress: string) => app.inject({ url: "/", remoteAddress });
  const askTimes = (times: number, address: string) =>
    Promise.all(Array.from({ length: times }, async () => (await ask(address)).statusCode));
  return { app, lines, arrived, work, finish: () => finish("done"), ask, askTimes };
};

/** Listens, and sends so many requests on one connection before the first is answered. */
const pipeline = async ({ app }: ReturnType<typeof serverAtWork>, times: number) => {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  const request = "GET / HTTP/1.1\r\nHost: rolecall.example\r\n\r\n";
  const last = request.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
  socket.write(request.repeat(times - 1) + last);
  return socket;
};

describe("of one network", () => {
  test("some requests are answered at once, some wait, and further ones are refused at once", async () => {
    const { work, finish, ask, askTimes } = serverAtWork();
    const taken = askTimes(share, flooder);
    const { statusCode, headers, body } = await ask(flooder);
    expect([statusCode, headers["retry-after"], body]).toEqual([
      503,
      "2",
      "Rolecall is very busy right now. Please try again shortly.",
    ]);
    expect(work).toHaveBeenCalledTimes(places);
    finish();
    expect(new Set(await taken)).toEqual(new Set([200]));
  });

  test("requests that wait keep nobody else waiting", async () => {
    const { work, finish, ask, askTimes } = serverAtWork();
    const taken = askTimes(share, flooder);
    const other = ask(somebodyElse);
    await settled();
    expect(work).toHaveBeenCalledTimes(places + 1);
    finish();
    expect((await other).statusCode).toBe(200);
    await taken;
  });
});

describe("of a client that has hung up", () => {
  /** Asks, hangs up while the answer is worked for, and says whether anybody still waits for it then. */
  const isWorkForNobody = async (method: "GET" | "POST") => {
    const server = serverAtWork();
    const began = Promise.withResolvers<void>();
    const hungUp = Promise.withResolvers<void>();
    const found = Promise.withResolvers<boolean>();
    server.app.route({
      method,
      url: "/slow",
      handler: async () => {
        began.resolve();
        await hungUp.promise;
        found.resolve(nobodyWaits());
        return "done";
      },
    });
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    const arrived = once(server.app.server, "connection");
    socket.write(`${method} /slow HTTP/1.1\r\nHost: rolecall.example\r\nContent-Length: 0\r\n\r\n`);
    const [accepted] = (await arrived) as [Socket];
    await began.promise;
    const closed = once(accepted, "close");
    socket.destroy();
    await closed;
    hungUp.resolve();
    return found.promise;
  };

  test("a read is worked for no longer, and a write is finished", async () => {
    expect(await isWorkForNobody("GET")).toBe(true);
    expect(await isWorkForNobody("POST")).toBe(false);
  });
});

describe("of one connection", () => {
  test("requests that come before the first is answered are answered one after another", async () => {
    const server = serverAtWork();
    const socket = await pipeline(server, pipelined);
    await soon(() => expect(server.arrived).toHaveBeenCalledTimes(pipelined));
    expect(server.work).toHaveBeenCalledTimes(1);
    server.finish();
    expect((await text(socket)).match(/HTTP\/1\.1 200/g)).toHaveLength(pipelined);
  });

  test("so many may wait behind the first, and the rest is refused", async () => {
    const server = serverAtWork();
    const tooMany = 10;
    const socket = await pipeline(server, pipelined + tooMany);
    await soon(() => expect(server.arrived).toHaveBeenCalledTimes(pipelined + tooMany));
    server.finish();
    const answers = await text(socket);
    expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(pipelined);
    expect(answers.match(/HTTP\/1\.1 503/g)).toHaveLength(tooMany);
  });

  test("requests that wait for one another take no room of the network's other connections", async () => {
    const server = serverAtWork();
    const socket = await pipeline(server, pipelined);
    await soon(() => expect(server.arrived).toHaveBeenCalledTimes(pipelined));
    const taken = server.askTimes(share - 1, "127.0.0.1");
    expect((await server.ask("127.0.0.1")).statusCode).toBe(503);
    server.finish();
    expect(new Set(await taken)).toEqual(new Set([200]));
    await text(socket);
  });
});

test("a refusal is one short line of the log", async () => {
  const { lines, finish, ask, askTimes } = serverAtWork();
  const taken = askTimes(share, flooder);
  await ask(flooder);
  expect(lines).toEqual([
    expect.stringMatching(/^\{.{1,300}"res":\{"statusCode":503\}.{1,80}\}\n$/),
  ]);
  expect(lines.join("")).not.toContain("stack");
  finish();
  await taken;
});

test("a request that waits for something else, such as a store, gives up its place after a moment", async () => {
  const { work, finish, askTimes } = serverAtWork();
  const taken = askTimes(places + 1, flooder);
  await settled();
  expect(work).toHaveBeenCalledTimes(places);
  vi.advanceTimersByTime(250);
  await settled();
  expect(work).toHaveBeenCalledTimes(places + 1);
  finish();
  expect(new Set(await taken)).toEqual(new Set([200]));
});

test("a request is dropped if its sender hung up while it waited", async () => {
  const server = serverAtWork();
  const taken = server.askTimes(places, "127.0.0.1");
  const connected = once(server.app.server, "connection");
  const socket = await pipeline(server, 1);
  await soon(() => expect(server.arrived).toHaveBeenCalledTimes(places + 1));
  const [theirs] = (await connected) as [Socket];
  socket.destroy();
  await once(theirs, "close");
  server.finish();
  await taken;
  expect(server.work).toHaveBeenCalledTimes(places);
});

test("with its limits off, a server gives one network the room of all", async () => {
  const { work, finish, askTimes } = serverAtWork({ rateLimit: false });
  const taken = askTimes(500, flooder);
  await settled();
  expect(work).toHaveBeenCalledTimes(48);
  finish();
  expect(new Set(await taken)).toEqual(new Set([200]));
});
