import { expect, test } from "vitest";
import { everyRow } from "#test/database/every-row.ts";
import { buildHiringScene } from "#test/hiring-scene.ts";
import { startApp } from "#test/start-app.ts";
import { forgetMessageKeys } from "./messages.service.ts";

const services = await startApp();
const { db, as } = services;
const day = 24 * 60 * 60 * 1000;

test("a message's key is forgotten a day later, also of who writes no more", async () => {
  const { people, application } = await buildHiringScene(services);
  const key = crypto.randomUUID();
  const answer = await as(people.manager).post(`/api/applications/${application.id}/messages`, {
    body: { text: "Hello" },
    headers: { "Idempotency-Key": key },
  });
  expect(answer.status).toBe(201);
  const isKept = async () => JSON.stringify(await everyRow(db)).includes(key);
  await forgetMessageKeys(db, new Date());
  expect(await isKept()).toBe(true);
  await forgetMessageKeys(db, new Date(Date.now() + day));
  expect(await isKept()).toBe(false);
});
