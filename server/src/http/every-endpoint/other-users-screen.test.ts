import { allEndpoints } from "@rolecall/contract/all-endpoints.ts";
import { type DescribedEndpoint, userHeader } from "@rolecall/contract/endpoint.ts";
import { describe, expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import type { Client } from "#test/client.ts";
import { startApp } from "#test/start-app.ts";

const { db, as, anonymous } = await startApp();
const [ada, ben] = [await buildUser(db), await buildUser(db)];

const endpoints = Object.values<DescribedEndpoint>(allEndpoints).filter(
  ({ access }) => access !== "administrator",
);
const writes = endpoints
  .filter(({ method }) => method !== "GET")
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

const showing = ({ id }: { id: string }) => ({ [userHeader]: id });
const somebodyElse = { status: 409, body: "You are signed in as somebody else now" };

const write = (
  client: Client,
  { method, path }: DescribedEndpoint,
  headers: Record<string, string>,
) =>
  client[method.toLowerCase() as Lowercase<typeof method>](
    path.replaceAll(/\{\w+\}/g, crypto.randomUUID()),
    // The refusal comes before the body is read and the role is checked.
    { body: "{", headers: { "content-type": "application/json", ...headers } },
  );

describe("a screen that shows Ada writes nothing in the session of Ben", () => {
  test.each(writes)("%s", async (_name, endpoint) => {
    expect(await write(as(ben), endpoint, showing(ada))).toMatchObject(somebodyElse);
    expect(await write(as(ben), endpoint, showing({ id: "" }))).toMatchObject(somebodyElse);
    const own = { id: ben.id.toUpperCase() };
    expect(await write(as(ben), endpoint, showing(own))).not.toMatchObject(somebodyElse);
  });
});

describe("a signed-out caller gets a 401, whichever user the screen shows", () => {
  const guarded = writes.filter(([, { access }]) => access !== "everyone");
  test.each(guarded)("%s", async (_name, endpoint) => {
    const refused = { status: 401, body: "Unauthorized" };
    expect(await write(anonymous, endpoint, showing(ada))).toMatchObject(refused);
  });
});

describe("a signed-out caller can sign in and reset a password, whichever user the screen shows", () => {
  const open = writes.filter(([, { access }]) => access === "everyone");
  test.each(open)("%s", async (_name, endpoint) => {
    expect(await write(anonymous, endpoint, showing(ada))).not.toMatchObject(somebodyElse);
  });
});

const profile = {
  title: "Clockmaker",
  summary: "Small wheels.",
  skills: ["Brass"],
  location: "Jena",
};

test("a write from another user's screen changes nothing", async () => {
  const browser = as(ben);
  await browser.post("/api/profile", { body: profile });
  const body = { ...profile, title: "Ada's own title" };
  expect(await browser.put("/api/profile", { body, headers: showing(ada) })).toMatchObject(
    somebodyElse,
  );
  expect((await browser.get("/api/profile")).body).toMatchObject(profile);
  const own = await browser.put("/api/profile", { body, headers: showing(ben) });
  expect(own).toMatchObject({ status: 200, body: { title: "Ada's own title" } });
});

test("a screen of somebody else signs nobody out", async () => {
  const browser = as(await buildUser(db));
  expect(await browser.post("/api/logout", { headers: showing(ada) })).toMatchObject(somebodyElse);
  expect((await browser.get("/api/auth/user")).status).toBe(200);
});

test("a read is answered as ever, and names the user of the session, even when it is refused", async () => {
  const answer = await as(ben).get("/api/auth/user", { headers: showing(ada) });
  expect(answer).toMatchObject({ status: 200, body: { id: ben.id } });
  const name = userHeader.toLowerCase();
  expect(answer.headers[name]).toBe(ben.id);
  for (const path of ["/api/profile", "/api/dashboard/recruiter", "/api/jobs?limit=x"]) {
    const refused = await as(ada).get(path);
    expect([404, 403, 400]).toContain(refused.status);
    expect(refused.headers[name]).toBe(ada.id);
  }
  expect((await anonymous.get("/api/jobs")).headers).not.toHaveProperty(name);
});
