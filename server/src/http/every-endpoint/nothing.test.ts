import { preferLenient } from "@rolecall/contract/endpoint.ts";
import { expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { db, as, anonymous } = await startApp();
const candidate = as(await buildUser(db));

test("a call for a user that does not exist is refused, or answered with nothing if the caller prefers that", async () => {
  expect(await anonymous.get("/api/auth/user")).toMatchObject({
    status: 401,
    body: "Unauthorized",
  });
  expect(await anonymous.get("/api/auth/user", { headers: preferLenient })).toMatchObject({
    status: 204,
    body: "",
    headers: { "cache-control": "no-store", "preference-applied": preferLenient.Prefer },
  });
  expect((await candidate.get("/api/auth/user", { headers: preferLenient })).status).toBe(200);
});

test("a profile that was never saved is nothing; a session that is gone is a refusal still", async () => {
  expect((await candidate.get("/api/profile")).status).toBe(404);
  expect((await candidate.get("/api/profile", { headers: preferLenient })).status).toBe(204);
  expect((await anonymous.get("/api/profile", { headers: preferLenient })).status).toBe(401);
});

test("other refusals stay refusals, whatever the caller prefers", async () => {
  const missing = `/api/jobs/${crypto.randomUUID()}`;
  expect((await anonymous.get(missing, { headers: preferLenient })).status).toBe(404);
});
