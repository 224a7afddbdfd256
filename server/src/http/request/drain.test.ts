import Fastify from "fastify";
import { describe, expect, test } from "vitest";
import { answerError } from "#http/errors.ts";
import { drainBeforeClose } from "./drain.ts";

/** A server with one request in flight, which is answered when `finish` is called. */
const serverAtWork = async (timeoutMs = 5_000) => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const app = Fastify({ return503OnClosing: false });
  app.setErrorHandler(answerError);
  drainBeforeClose(app, { timeoutMs, cutOff: () => app.server.closeAllConnections() });
  app.get("/slow", async () => {
    begin();
    await finished;
    return "done";
  });
  app.get("/fast", () => "ok");
  const address = await app.listen({ port: 0 });
  const slow = fetch(`${address}/slow`);
  await begun;
  return { app, address, slow, finish };
};

describe("a server that is closing", () => {
  test("finishes its requests, answers 503 meanwhile, and then takes no more connections", async () => {
    const { app, address, slow, finish } = await serverAtWork();
    const closed = app.close();
    const refused = await fetch(`${address}/fast`);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);

    finish();
    expect(await (await slow).text()).toBe("done");
    await closed;
    await expect(fetch(`${address}/fast`)).rejects.toThrow("fetch failed");
  });

  test("cuts off a request that outlasts the time-out", async () => {
    const { app, slow } = await serverAtWork(1);
    const [answer] = await Promise.allSettled([slow, app.close()]);
    expect(answer).toMatchObject({ status: "rejected", reason: { message: "fetch failed" } });
  });

  test("closes at once when nothing is in flight, even with open keep-alive connections", async () => {
    const { app, address, slow, finish } = await serverAtWork(60_000);
    finish();
    await (await slow).text();
    await (await fetch(`${address}/fast`)).text();
    await expect(app.close()).resolves.toBeUndefined();
  });
});
