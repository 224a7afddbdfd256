import { expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import type { Client } from "#test/client.ts";
import { startApp } from "#test/start-app.ts";

const { db, as, anonymous } = await startApp();
const candidate = as(await buildUser(db));

const methods = ["get", "post", "put", "patch", "delete"] as const;
const long = "x".repeat(2_000);

const callAll = (client: Client, path: string) =>
  Promise.all(methods.map((method) => client[method](path)));

test("below /api an unknown path is a sentence, never the client's page", async () => {
  for (const path of ["/api", "/api/", "/api/nothing", "/api/nothing/here", `/api/${long}`])
    for (const { status, headers, body } of await callAll(anonymous, path))
      expect({ path, status, type: headers["content-type"], body }).toEqual({
        path,
        status: 404,
        type: "text/plain; charset=utf-8",
        body: "There is nothing at this address.",
      });
});

test("below /objects signed-out callers learn nothing, and others that there is no such file", async () => {
  const nowhere = ["/objects", "/objects/a/b", `/objects/a/${long}`];
  const files = ["/objects/", "/objects/a", `/objects/${long}`];
  for (const path of [...nowhere, ...files])
    for (const { status, body } of await callAll(anonymous, path))
      expect({ path, status, body }).toEqual({ path, status: 401, body: "Unauthorized" });
  const missing = { status: 404, body: "File not found" };
  for (const path of nowhere)
    for (const { status, body } of await callAll(candidate, path))
      expect({ path, status, body }).toEqual({ path, ...missing });
  for (const path of files) expect(await candidate.get(path)).toMatchObject(missing);
});

test("any other path is answered with the client's page, whose router says that it is unknown", async () => {
  for (const path of ["/nothing", `/${long}`])
    expect(await anonymous.get(path)).toMatchObject({
      status: 404,
      headers: { "content-type": "text/html; charset=utf-8" },
    });
});

test("a page's address with a slash at its end leads to the one without", async () => {
  for (const [path, location] of [
    ["/auth/", "/auth"],
    ["/jobs/", "/jobs"],
    ["/jobs/?query=baker&location=Porto%2F", "/jobs?query=baker&location=Porto%2F"],
    ["/jobs/7/applications/", "/jobs/7/applications"],
  ] as const)
    expect(await anonymous.get(path)).toMatchObject({ status: 308, headers: { location } });
  for (const path of ["/nothing/", "//evil.example/"])
    expect((await anonymous.get(path)).status).toBe(404);
});

test("an id of any length is merely unknown", async () => {
  expect(await anonymous.get(`/api/jobs/${long}`)).toMatchObject({
    status: 404,
    body: "Job not found",
  });
  expect((await anonymous.get(`/jobs/${long}`)).status).toBe(404);
});
