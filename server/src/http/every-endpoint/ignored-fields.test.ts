import { allEndpoints } from "@rolecall/contract/all-endpoints.ts";
import type { DescribedEndpoint } from "@rolecall/contract/endpoint.ts";
import { expect, test } from "vitest";
import { callers, callOnScenes, expectedStatus, type Row } from "#test/access/access-matrix.ts";
import { accessOfEndpoints } from "#test/access/access-of-endpoints.ts";
import { everyRow } from "#test/database/every-row.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp({ env: { RATE_LIMIT: "off" } });

const all = (keys: string[], value: string) => Object.fromEntries(keys.map((key) => [key, value]));

/** Fields that only the server may set: owners, times, counters, and proofs. They name the call by its place in the list. */
const plantedBy = (place: number) => {
  const digits = String(place).padStart(3, "0");
  return {
    ...all(
      ["id", "userId", "ownerId", "postedBy", "candidateId", "changedBy", "actorId", "resumeId"],
      `0badc0de-0000-7000-8000-000000000${digits}`,
    ),
    ...all(
      ["createdAt", "updatedAt", "appliedAt", "changedAt", "registeredAt", "expiresAt"],
      `1999-12-31T00:00:00.${digits}Z`,
    ),
    applicantCount: 471_147_000 + place,
    bytes: 471_147_000 + place,
    contentType: `planted/${digits}`,
    emailVerified: true,
    passwordHash: `planted${digits}`,
    profileImageUrl: `https://planted${digits}.example`,
    constructor: { prototype: { planted: true } },
  };
};
const traces =
  /0badc0de-0000-7000-8000-0{9}(\d{3})|1999-12-31T00:00:00\.?(\d*)|471147(\d{3})|planted\/?(\d*)|"email_verified": true/;

/** The row's request, with all of these fields in its body. */
const plantedIn = (row: Row, place: number): Row => ({
  ...row,
  call: (scene, given) => {
    const { body, ...options } = row.call?.(scene, given) ?? {};
    const text = JSON.stringify({ ...plantedBy(place), ...(body as object) });
    return {
      ...options,
      body: text.replace("{", '{"__proto__": {"planted": true},'),
      headers: { ...options.headers, "content-type": "application/json" },
    };
  },
});

const callAs = callOnScenes(services);

const writes = Object.entries<DescribedEndpoint>(allEndpoints)
  .filter(([, { method }]) => method !== "GET")
  .map(([name, endpoint], place) => ({ name: name as keyof typeof allEndpoints, endpoint, place }));

test.each(writes)("$name takes fields that its caller may not set", async (write) => {
  const row = accessOfEndpoints[write.name];
  const call = { ...write.endpoint, ...plantedIn(row, write.place) };
  for (const caller of callers) {
    const expected = expectedStatus(row, caller);
    const answer = await callAs(call, caller, expected);
    expect([caller, answer.status]).toEqual([caller, expected]);
  }
});

test("no call has kept a field that its caller may not set", async () => {
  const kept = (await everyRow(services.db)).flatMap(({ table, row }) => {
    const [trace, ...places] = traces.exec(row) ?? [];
    if (trace === undefined) return [];
    const place = places.find(Boolean);
    return { call: place && writes[Number(place)]?.name, table, trace, row };
  });
  expect(kept).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect({}).not.toHaveProperty("planted");
});
