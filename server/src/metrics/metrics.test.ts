import { afterAll, expect, test } from "vitest";
import { buildApp } from "#app.ts";
import { addReaders, lagsOfReaders } from "#events/read-events.service.ts";
import { everyReader } from "#readers.ts";
import { buildApplication } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";
import { openMetrics } from "./metrics.ts";

const services = await startApp();
const metrics = openMetrics(() => ({ busy: 2, idle: 3, awaited: 1 }), {
  readLags: () => lagsOfReaders(services.db),
  countLetters: () => Promise.resolve({ waiting: 4, failed: 1 }),
});
const app = await buildApp(services, undefined, metrics);
const { port, end } = await metrics.serve({ host: "127.0.0.1", port: 0 });
afterAll(async () => {
  end();
  await app.close();
});

const figures = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

test("the operator sees how many requests took how long, by route and status", async () => {
  await app.inject("/api/jobs/00000000-0000-7000-8000-000000000000");
  await app.inject("/api/jobs/00000000-0000-7000-8000-000000000001");
  await app.inject("/no/such/page?token=secret");
  const text = await figures();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/jobs/:id",status="404"} 2',
  );
  expect(text).not.toContain("00000000-0000-7000");
  expect(text).not.toContain("secret");
});

test("the operator sees whether the database and the mail server keep up, and the process's own figures", async () => {
  const text = await figures();
  expect(text).toContain('database_connections{state="awaited"} 1');
  expect(text).toContain('letters{state="waiting"} 4');
  expect(text).toContain('letters{state="failed"} 1');
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
});

test("the operator sees how far each reader of events is behind", async () => {
  await addReaders(services.db, everyReader);
  await buildApplication(services.db);
  const text = await figures();
  for (const { name } of everyReader)
    expect(text).toContain(`event_reader_lag_events{reader="${name}"} 1`);
});

test("figures stand on their own port alone", async () => {
  const answer = await app.inject("/metrics");
  expect(answer.statusCode).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});
