import { allEndpoints } from "@rolecall/contract/all-endpoints.ts";
import type { DescribedEndpoint } from "@rolecall/contract/endpoint.ts";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { jsonSchemas, type Json } from "./json-schemas.ts";
import { openApiDocument } from "./openapi.ts";

const document = openApiDocument("https://jobs.example");
const operations = Object.values(document.paths).flatMap((path) => Object.values(path)) as {
  operationId: string;
  parameters: { name?: string; schema?: Json }[];
  requestBody?: { required: boolean };
  responses: Record<string, Json>;
}[];
const operation = (name: string) => operations.find(({ operationId }) => operationId === name);
const endpoints = Object.entries<DescribedEndpoint>(allEndpoints);

test("every call of the API is described, at the address of this installation", () => {
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    [...Object.keys(allEndpoints), "openSignIn"].toSorted(),
  );
  expect(document.servers).toEqual([{ url: "https://jobs.example" }]);
});

test("a schema that several calls answer is described once, by its name", () => {
  const { schemas } = document.components;
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(["Job", "Company", "Application", "Profile", "User", "Problem"]),
  );
  const references = JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g);
  for (const [reference, kind = "", name = ""] of references)
    expect([reference, name in document.components[kind as "schemas"]]).toEqual([reference, true]);
});

test("every write tells of pages of other sites, other users, sizes, types and full disks", () => {
  for (const [name, { method }] of endpoints.filter(([, one]) => one.method !== "GET"))
    expect([name, method, Object.keys(operation(name)?.responses ?? {})]).toEqual([
      name,
      method,
      expect.arrayContaining(["400", "403", "409", "413", "415", "500", "503", "507"]),
    ]);
});

test.each([
  ["signIn", ["401", "429"]],
  ["register", ["429"]],
  ["listJobs", ["304", "503"]],
  ["getJob", ["404"]],
  ["currentUser", ["204", "401"]],
  ["createMultipartUpload", ["401", "429"]],
  ["temporaryCredentials", ["501"]],
  ["getApplication", ["401", "403", "404"]],
])("%s can answer %j", (name, statuses) => {
  expect(Object.keys(operation(name)?.responses ?? {})).toEqual(expect.arrayContaining(statuses));
});

test("the sign-in as a page is described by the redirect that it answers", () => {
  const { responses = {}, parameters = [] } = operation("openSignIn") ?? {};
  expect(responses).toMatchObject({ 302: { headers: { Location: expect.anything() } } });
  expect(parameters).toMatchObject([{ name: "next", in: "query" }]);
  expect(Object.keys(document.paths["/api/login"] ?? {}).toSorted()).toEqual(["get", "post"]);
});

test("a body is required wherever a call without one is refused", () => {
  expect(operation("editJob")?.requestBody?.required).toBe(true);
  expect(operation("createUpload")?.requestBody?.required).toBe(false);
  expect(operation("passSecondStep")?.requestBody?.required).toBe(true);
});

test("paging documents its first page", () => {
  const { parameters } = operation("listJobs") ?? { parameters: [] };
  expect(parameters).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: "limit",
        schema: { type: "integer", minimum: 1, maximum: 100, default: 20 },
      }),
    ]),
  );
});

/** Each value that a caller sends, with its rule and its description in the document. */
const fields = endpoints.flatMap(([name, { body, query }]) =>
  [body, query].flatMap((schema) => {
    const object = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
    if (!(object instanceof z.ZodObject)) return [];
    const shape = object.shape as Record<string, z.ZodType>;
    return Object.entries(shape).map(([field, rule]) => {
      const described = jsonSchemas().of(rule);
      const [first = described] = (described.anyOf ?? []) as Json[];
      return [`${field} of ${name}`, rule, first] as const;
    });
  }),
);
const texts = fields.filter(
  ([, , { type, pattern, format, enum: choices }]) =>
    type === "string" && [pattern, format, choices].every((limit) => limit === undefined),
);

describe("the lengths of a text are those that are held", () => {
  test.each(texts)("%s", (_name, rule, { minLength = 0, maxLength }) => {
    const takes = (length: number) => rule.safeParse("x".repeat(length)).success;
    const lengths = Array.from({ length: 12 }, (_, length) => length);
    expect(lengths.find(takes)).toBe(minLength);
    expect(maxLength).toBeTypeOf("number");
    expect([takes(Number(maxLength)), takes(Number(maxLength) + 1)]).toEqual([true, false]);
  });
});

describe("a number's bounds are those that are held, and one that must be whole is an integer", () => {
  const numbers = fields.filter(([, , { type }]) => type === "number" || type === "integer");
  test.each(numbers)("%s", (_name, rule, { type, minimum = -Infinity, maximum }) => {
    const takes = (number: number) =>
      rule.safeParse(number).success || rule.safeParse(String(number)).success;
    const within = Math.min(50, Number(maximum ?? 50));
    expect([takes(within), takes(within - 0.5)]).toEqual([true, type === "number"]);
    expect([-1, 0, 1].filter(takes)).toEqual([-1, 0, 1].filter((one) => one >= Number(minimum)));
  });
});
