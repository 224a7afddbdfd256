import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "#db/connection/client.ts";
import { storeKinds, type StoreKind } from "#test/files/file-stores.ts";
import { startApp } from "#test/start-app.ts";

const pool = openDatabase({ host: "127.0.0.1", port: 1 }, () => {});
const gone = pool.db;
afterAll(() => pool.close());
const away = { check: () => Promise.reject(new Error("away")) };

afterEach(() => {
  vi.useRealTimers();
});

const ready = async (services: Parameters<typeof startApp>[0] = {}) => {
  const { anonymous } = await startApp(services);
  return () => anonymous.get("/health/ready");
};

test.each<StoreKind>(storeKinds)("a server with files on %s is ready", async (store) => {
  const { status, body, headers } = await (await ready({ store }))();
  expect(status).toBe(200);
  expect(body).toEqual({ status: "ready", database: "ok", queue: "ok", store: "ok" });
  expect(headers["cache-control"]).toBe("no-store");
});

test.each([
  ["database", { db: gone }],
  ["queue", { queue: away }],
] as const)("without its %s it is not, and says so", async (part, services) => {
  const { status, body, headers } = await (await ready({ services }))();
  expect([status, headers["retry-after"]]).toEqual([503, "2"]);
  expect(body).toEqual({
    status: "unavailable",
    database: "ok",
    queue: "ok",
    store: "ok",
    [part]: "unavailable",
  });
});

describe("without its store", () => {
  const withStore = async (store: { check(): Promise<void> }) => {
    const { files } = await startApp();
    return ready({ services: { files: { ...files, ...store } } });
  };

  test("it is degraded, and still takes requests", async () => {
    const { status, body } = await (await withStore(away))();
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "degraded", database: "ok", store: "unavailable" });
  });

  test("every caller is answered within two seconds, however long the store takes", async () => {
    const asked = Promise.withResolvers<void>();
    const hanging = () => new Promise<void>(() => asked.resolve());
    const ask = await withStore({ check: hanging });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const answer = ask();
    await asked.promise;
    vi.advanceTimersByTime(2_000);
    expect((await answer).body).toMatchObject({ store: "unavailable" });
  });

  test("it asks the store every five seconds, however often it is asked itself", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const check = vi.fn<() => Promise<void>>().mockResolvedValue();
    const ask = await withStore({ check });
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    expect(check).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5_000);
    await ask();
    expect(check).toHaveBeenCalledTimes(2);
  });
});

test("a caller that asks only for liveness learns nothing else", async () => {
  const { anonymous } = await startApp({ services: { db: gone, queue: away } });
  const { status, body } = await anonymous.get("/health/live");
  expect([status, body]).toEqual([200, "ok"]);
});
