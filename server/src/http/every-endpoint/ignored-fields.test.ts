import { allEndpoints } from "@rolecall/contract/all-endpoints.ts";
import type { DescribedEndpoint } from "@rolecall/contract/endpoint.ts";
import { expect, test } from "vitest";
import { callers, callOnNewScene, type Row } from "#test/access/access-matrix.ts";
import { accessOfEndpoints } from "#test/access/access-of-endpoints.ts";
import { everyRow } from "#test/database/every-row.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp({ env: { RATE_LIMIT: "off" } });

const nobody = "0badc0de-0000-7000-8000-000000000001";
const longAgo = "1999-12-31T00:00:00.000Z";

/** Fields that only the server may set: owners, times, counters, and proofs. */
const planted = {
  ...Object.fromEntries(
    ["id", "userId", "ownerId", "postedBy", "candidateId", "changedBy", "actorId", "resumeId"].map(
      (key) => [key, nobody],
    ),
  ),
  ...Object.fromEntries(
    ["createdAt", "updatedAt", "appliedAt", "changedAt", "registeredAt", "expiresAt"].map((key) => [
      key,
      longAgo,
    ]),
  ),
  applicantCount: 471_147,
  bytes: 471_147,
  contentType: "planted/type",
  emailVerified: true,
  passwordHash: "planted",
  profileImageUrl: "https://planted.example",
  constructor: { prototype: { planted: true } },
};
const traces = new RegExp(`0badc0de|1999-12-31|471147|planted|"email_verified": true`);

/** The row's request, with all of these fields in its body. */
const plantedIn = (row: Row): Row => ({
  ...row,
  call: (scene, given) => {
    const { body, ...options } = row.call?.(scene, given) ?? {};
    const text = JSON.stringify({ ...planted, ...(body as object) });
    return {
      ...options,
      body: text.replace("{", '{"__proto__": {"planted": true},'),
      headers: { ...options.headers, "content-type": "application/json" },
    };
  },
});

const writes = Object.entries<DescribedEndpoint>(allEndpoints).filter(
  ([, { method }]) => method !== "GET",
);

test.each(writes)("%s ignores fields that its caller may not set", async (name, endpoint) => {
  const row = accessOfEndpoints[name as keyof typeof allEndpoints];
  for (const caller of callers) {
    const answer = await callOnNewScene(services, caller, { ...endpoint, ...plantedIn(row) });
    const expected = [row.statuses].flat();
    expect(expected).toContain(answer.status);
  }
  const touched = (await everyRow(services.db)).filter((one) => traces.test(one.row));
  expect(touched).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect({}).not.toHaveProperty("planted");
});
