import { allEndpoints } from "@rolecall/contract/all-endpoints.ts";
import type { Endpoint } from "@rolecall/contract/endpoint.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { anyJson, anyValue, type JsonSchema } from "#test/any-value.ts";
import type { CallOptions } from "#test/client.ts";
import { buildHiringScene } from "#test/hiring-scene.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp({ env: { RATE_LIMIT: "off" } });
const { people, job, employer, application, resume } = await buildHiringScene(services);
const clients = [services.anonymous, ...Object.values(people).map((person) => services.as(person))];

/** Ids that lead somewhere, so that a request gets further than to a missing row. */
const knownIds = [job.id, employer.id, application.id, resume.id];

/** The seed is fixed so that a run can be repeated; `ANY_REQUEST_RUNS` looks further. */
const runs = { numRuns: Number(process.env["ANY_REQUEST_RUNS"] ?? 20), seed: 20_261_120 };

const schemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;

const valuesOf = (schema: z.ZodType | undefined) =>
  schema
    ? fc.oneof(
        { weight: 10, arbitrary: anyValue(schemaOf(schema), knownIds) },
        { weight: 1, arbitrary: anyJson },
      )
    : fc.constant(undefined);

const words = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...knownIds) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme" }) },
);

const queryOf = (value: unknown): CallOptions["query"] => {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, given]) => [
      name,
      typeof given === "string" ? given.toWellFormed() : JSON.stringify(given),
    ]),
  );
};

const names = Object.keys(allEndpoints) as (keyof typeof allEndpoints)[];

test.each(names)("%s takes any request without a fault", async (name) => {
  const { method, path, params, query, body }: Endpoint = allEndpoints[name];
  const requests = fc.record({
    client: fc.constantFrom(...clients),
    word: params ? words : fc.constant(""),
    query: valuesOf(query),
    body: valuesOf(body),
  });
  await fc.assert(
    fc.asyncProperty(requests, async ({ client, word, ...given }) => {
      const url = path.replaceAll(/\{\w+\}/g, encodeURIComponent(word) || "0");
      const send = client[method.toLowerCase() as Lowercase<typeof method>];
      const answer = await send(url, {
        query: queryOf(given.query),
        ...(given.body !== undefined && {
          body: JSON.stringify(given.body),
          headers: { "content-type": "application/json" },
        }),
      });
      // 501 is no fault: files on the disk give out no credentials.
      expect(answer.status === 501 ? 0 : answer.status).toBeLessThan(500);
      expect(answer.bytes.toString()).not.toMatch(/\bat .+:\d+:\d+|node_modules|Failed query/);
    }),
    runs,
  );
});

/** What people may write again, who may, and the fields that are kept to the letter. */
const kept = [
  {
    name: "editJob",
    client: services.as(people.manager),
    path: `/api/jobs/${job.id}`,
    fields: ["title", "description", "requirements", "location", "type", "category", "salaryMin"],
  },
  {
    name: "editCompany",
    client: services.as(people.owner),
    path: `/api/companies/${employer.id}`,
    fields: ["name", "description", "location", "industry", "size"],
  },
  {
    name: "saveProfile",
    client: services.as(people.applicant),
    path: "/api/profile",
    fields: ["title", "summary", "location", "phoneNumber", "experience", "education"],
  },
] as const;

type Fields = Record<string, unknown>;

const keptOf = (sent: Fields, fields: readonly string[]) =>
  // Null is none, which is an empty list in places.
  Object.fromEntries(
    Object.entries(sent).filter(([field, value]) => fields.includes(field) && value !== null),
  );

test.each(kept)(
  "what $name takes is kept to the letter, and what it refuses changes nothing",
  async ({ name, client, path, fields }) => {
    const { method, body }: Endpoint = allEndpoints[name];
    const write = method === "PUT" ? client.put : client.patch;
    const bodies = anyValue(body ? schemaOf(body) : {}, knownIds);
    await fc.assert(
      fc.asyncProperty(bodies, async (sent) => {
        const { body: before } = await client.get<Fields>(path);
        const { status } = await write(path, {
          body: JSON.stringify(sent),
          headers: { "content-type": "application/json" },
        });
        const { body: after } = await client.get<Fields>(path);
        const expected = status === 200 ? keptOf(sent as Fields, fields) : before;
        expect(after).toMatchObject(expected);
      }),
      { ...runs, numRuns: 3 * runs.numRuns },
    );
  },
);
