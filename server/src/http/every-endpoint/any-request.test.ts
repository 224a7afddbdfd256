import { allEndpoints } from "@rolecall/contract/all-endpoints.ts";
import type { DescribedEndpoint } from "@rolecall/contract/endpoint.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type * as z from "zod";
import { anyJson, anyValue, hostileTexts, schemaOf } from "#test/any-value.ts";
import type { CallOptions } from "#test/client.ts";
import { watchFingerprint } from "#test/database/every-row.ts";
import { buildHiringScene } from "#test/hiring-scene.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp({ env: { RATE_LIMIT: "off" } });
const { people, job, employer, application, resume } = await buildHiringScene(services);
const clients = [services.anonymous, ...Object.values(people).map((person) => services.as(person))];
// The sessions are created before anything is compared.
await Promise.all(clients.map((client) => client.get("/api/auth/user")));

/** Ids that lead somewhere, so that a request gets further than to a missing row. */
const knownIds = [job.id, employer.id, application.id, resume.id];

/** So many of each endpoint; `ANY_REQUEST_RUNS` looks further. */
const runs = { numRuns: Number(process.env["ANY_REQUEST_RUNS"] ?? 5) };

const valuesOf = (schema: z.ZodType | undefined) =>
  schema
    ? fc.oneof(
        { weight: 10, arbitrary: anyValue(schemaOf(schema), knownIds) },
        { weight: 1, arbitrary: anyJson },
      )
    : fc.constant(undefined);

const words = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(...knownIds) },
    { weight: 1, arbitrary: fc.string({ unit: "grapheme" }) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileTexts) },
  )
  .map((word) => word.toWellFormed());

const queryOf = (value: unknown): CallOptions["query"] => {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, given]) => [
      name,
      typeof given === "string" ? given.toWellFormed() : JSON.stringify(given),
    ]),
  );
};

/** A stack, a path of the server's, or SQL. */
const faults = /\bat .+:\d+:\d+|node_modules|Failed query|syntax error|\bselect .+ from\b/i;

const fingerprint = await watchFingerprint(services.db);
let known = await fingerprint();

const names = Object.keys(allEndpoints) as (keyof typeof allEndpoints)[];

test.each(names)(
  "%s takes any request without a fault, and refuses without a trace",
  async (name) => {
    const { method, path, params, query, body }: DescribedEndpoint = allEndpoints[name];
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
        expect(answer.bytes.toString()).not.toMatch(faults);
        const changesNothing = method === "GET" || answer.status >= 400;
        const before = known;
        known = await fingerprint();
        expect(changesNothing ? known : before).toBe(before);
      }),
      runs,
    );
  },
);
