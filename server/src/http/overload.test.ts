import Fastify from "fastify";
import { expect, test } from "vitest";
import { refuseUnderPressure } from "./overload.ts";

const oneMeasurementMs = 1_000;

test("a machine too busy to measure a turn of the server is no reason to refuse requests", async () => {
  const app = Fastify();
  await refuseUnderPressure(app);
  app.get("/", () => "served");
  await app.ready();
  // No turn is over before the first measurement is due.
  const end = performance.now() + oneMeasurementMs + 100;
  while (performance.now() < end);
  await expect.poll(() => app.isUnderPressure()).toBe(true);
  expect((await app.inject("/")).body).toBe("served");
  await app.close();
});
