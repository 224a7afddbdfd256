import { allEndpoints } from "@rolecall/contract/all-endpoints.ts";
import type { DescribedEndpoint } from "@rolecall/contract/endpoint.ts";
import { expect, test } from "vitest";
import { type JsonSchema, schemaOf } from "#test/any-value.ts";

const longList = Array.from({ length: 200_000 }, () => 1);

/** Bodies with a long list in place of each of the schema's lists, and nothing else but what tells choices apart. */
const bodiesWithLongLists = (schema: JsonSchema): unknown[] => {
  const { anyOf, oneOf, properties = {}, items } = schema;
  const choices = (anyOf ?? oneOf ?? []).flatMap(bodiesWithLongLists);
  const named = Object.entries(properties);
  const told = Object.fromEntries(
    named.flatMap(([name, { const: value }]) => (value === undefined ? [] : [[name, value]])),
  );
  const fields = named.flatMap(([name, field]) =>
    bodiesWithLongLists(field).map((value) => ({ ...told, [name]: value })),
  );
  const lists = items ? [longList, ...bodiesWithLongLists(items).map((item) => [item])] : [];
  return [...choices, ...fields, ...lists];
};

const endpoints: [string, DescribedEndpoint][] = Object.entries(allEndpoints);

test("of a list that is too long no entry is looked at, whichever body it is in", () => {
  const bodies = endpoints.flatMap(([name, { method, body }]) =>
    body && method !== "GET"
      ? bodiesWithLongLists(schemaOf(body)).map((sent) => ({ name, body, sent }))
      : [],
  );
  expect(bodies.length).toBeGreaterThan(20);
  for (const { name, body, sent } of bodies) {
    const problems = body.safeParse(sent).error?.issues.length ?? 0;
    expect({ name, isRefusedAtOnce: problems > 0 && problems < 100 }).toEqual({
      name,
      isRefusedAtOnce: true,
    });
  }
});

test("of a list in an address that is too long few entries are looked at", () => {
  const sent = "x,".repeat(15_000);
  for (const [name, { query }] of endpoints) {
    const keys = query ? Object.keys(schemaOf(query).properties ?? {}) : [];
    for (const key of keys) {
      const problems = query?.safeParse({ [key]: sent }).error?.issues.length ?? 0;
      expect({ name, key, isShort: problems < 100 }).toEqual({ name, key, isShort: true });
    }
  }
});
