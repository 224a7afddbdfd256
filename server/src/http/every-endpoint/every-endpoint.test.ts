import { allEndpoints } from "@rolecall/contract/all-endpoints.ts";
import type { DescribedEndpoint } from "@rolecall/contract/endpoint.ts";
import { roles } from "@rolecall/contract/values/role.ts";
import { describe, expect, test } from "vitest";
import { jsonBodyLimit } from "#http/request/json-body.ts";
import { buildCompany, buildUser } from "#test/build.ts";
import type { CallOptions, Client } from "#test/client.ts";
import { startApp } from "#test/start-app.ts";

const { app, db, as, anonymous } = await startApp();

const users = {
  candidate: await buildUser(db, { role: "candidate" }),
  recruiter: await buildUser(db, { role: "recruiter" }),
  company: await buildUser(db, { role: "company" }),
};
// Who searches for candidates has a company.
for (const { id: ownerId } of [users.recruiter, users.company]) await buildCompany(db, { ownerId });
const administrator = await buildUser(db, { administratorSince: new Date() });

const call = (
  client: Client,
  { method, path }: Pick<DescribedEndpoint, "method" | "path">,
  options?: CallOptions,
) => {
  const send = client[method.toLowerCase() as Lowercase<typeof method>];
  return send(path.replaceAll(/\{\w+\}/g, crypto.randomUUID()), options);
};

const json = { "content-type": "application/json" };
const endpoints = Object.values<DescribedEndpoint>(allEndpoints).map(
  (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
);
const isWrite = ({ method }: DescribedEndpoint) => method !== "GET";
const writes = endpoints.filter(([, endpoint]) => isWrite(endpoint));
/** Those whose body is looked at: to others there is nothing where administrators write. */
const readWrites = writes.filter(([, { access }]) => access !== "administrator");

test.each(endpoints)("%s is there", (_name, { method, path }) => {
  const url = path.replaceAll(/\{(\w+)\}/g, ":$1");
  expect(app.hasRoute({ method, url })).toBe(true);
});

describe("signed-out callers get a 401, whatever they send", () => {
  const guarded = endpoints.filter(
    ([, { access }]) => access !== "everyone" && access !== "administrator",
  );
  test.each(guarded)("%s", async (_name, endpoint) => {
    const attempts = isWrite(endpoint) ? [{}, { body: "{", headers: json }] : [{}];
    for (const attempt of attempts)
      expect(await call(anonymous, endpoint, attempt)).toMatchObject({
        status: 401,
        body: "Unauthorized",
      });
  });
});

describe("a wrong role is told the right one, whatever it sends", () => {
  const refusals = endpoints.flatMap(([name, endpoint]) => {
    const { access } = endpoint;
    if (typeof access === "string") return [];
    return roles
      .filter((role) => !access.roles.includes(role))
      .map((role) => [role, name, endpoint, access.refusal] as const);
  });
  test.each(refusals)("%s: %s", async (role, _name, endpoint, refusal) => {
    expect(await call(as(users[role]), endpoint)).toMatchObject({ status: 403, body: refusal });
  });
});

describe("a session that was not proved lately is asked for a proof, whatever it sends", () => {
  const proved = endpoints.filter(([, { proof }]) => proof === "fresh");
  const admitted = ({ access }: DescribedEndpoint) =>
    roles.find((role) => typeof access === "string" || access.roles.includes(role)) ?? "candidate";
  test.each(proved)("%s", async (_name, endpoint) => {
    const user = endpoint.access === "administrator" ? administrator : users[admitted(endpoint)];
    for (const attempt of [{}, { body: "{", headers: json }])
      expect(await call(as(user, { proved: false }), endpoint, attempt)).toMatchObject({
        status: 403,
        body: "Please confirm that it is you",
      });
    expect((await call(as(user), endpoint)).status).not.toBe(403);
  });
});

describe("everyone else gets past the door", () => {
  const admissions = endpoints.flatMap(([name, endpoint]) => {
    const { access } = endpoint;
    const admitted = roles.filter(
      (role) => typeof access === "string" || access.roles.includes(role),
    );
    return admitted.map((role) => [role, name, endpoint] as const);
  });
  test.each(admissions)("%s: %s", async (role, _name, endpoint) => {
    const { status, body } = await call(as(users[role]), endpoint);
    // A missing row is fine: the ids are of no job, and there is no profile. Files are on the disk
    // here, which gives out no credentials, and nobody has begun a sign-in.
    expect([200, 201, 202, 204, 400, 401, 404, 409, 501]).toContain(status);
    expect(body).not.toBe("Unauthorized");
  });
});

describe("pages of other sites cannot write in anybody's name", () => {
  const foreign: [string, Record<string, string>][] = [
    ["another site", { origin: "https://evil.example" }],
    ["another port", { origin: "http://127.0.0.1:3001" }],
    ["another protocol", { origin: "https://127.0.0.1:3000" }],
    ["an address that begins like ours", { origin: "http://127.0.0.1:3000.evil.example" }],
    ["a sandboxed page", { origin: "null" }],
    ["a cross-site page", { "sec-fetch-site": "cross-site" }],
    ["a sister site", { "sec-fetch-site": "same-site" }],
  ];
  /** Writes that are no calls of the contract. */
  const sendingFiles = ["/{id}", "/{id}/{uploadId}/{partNumber}"].map(
    (rest) => [`PUT ${rest}`, { method: "PUT", path: `/objects/uploads${rest}` }] as const,
  );
  const attacks = [...writes, ...sendingFiles].flatMap(([name, endpoint]) =>
    foreign.map(([who, headers]) => [name, who, endpoint, headers] as const),
  );
  test.each(attacks)("%s from %s", async (_name, _who, endpoint, headers) => {
    const answer = await call(as(users.recruiter), endpoint, { body: {}, headers });
    expect(answer).toMatchObject({
      status: 403,
      body: "Requests from other sites are not accepted.",
    });
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });
});

test.each([
  "APPLICATION/JSON; charset=UTF-8",
  "Application/Json",
  'application/json;Charset="utf-8"',
])("a body is JSON by its type, however that is written: %s", async (type) => {
  const body = JSON.stringify({ username: "nobody", password: "wrong-one" });
  const answer = await anonymous.post("/api/login", { body, headers: { "content-type": type } });
  expect(answer).toMatchObject({ status: 401, body: "Invalid username or password" });
});

/**
 * Content types that forms and scripts of other sites may send without a preflight, and types that
 * only resemble JSON.
 */
const otherTypes = [
  undefined,
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "text/plain; application/json",
  "text/json",
  "application/jsonp",
  "application/json-patch+json",
];

describe("bodies must be JSON of a reasonable size, which is checked before the session", () => {
  test.each(readWrites)("%s", async (_name, endpoint) => {
    for (const type of otherTypes) {
      const headers: CallOptions["headers"] = type === undefined ? {} : { "content-type": type };
      const { status } = await call(anonymous, endpoint, { body: "{}", headers });
      expect([type, status]).toEqual([type, 415]);
    }
    const tooLarge = JSON.stringify("x".repeat(jsonBodyLimit));
    expect((await call(anonymous, endpoint, { body: tooLarge, headers: json })).status).toBe(413);
  });
});
