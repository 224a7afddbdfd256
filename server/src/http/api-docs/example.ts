import type { Json } from "./json-schemas.ts";

const ofFormat: Record<string, string> = {
  "date-time": "2026-01-31T09:00:00.000Z",
  date: "2026-01-31",
  email: "ada@jobs.example",
  uri: "https://jobs.example",
  uuid: "01920000-0000-7000-8000-000000000000",
};

const deepest = 4;

/** A value that a schema describes: each field once, each list with one entry. */
export const exampleOf = (schema: Json, named: Record<string, Json>, depth = 0): unknown => {
  const { $ref, anyOf, const: only, enum: choices, format, items, properties, type } = schema;
  const again = (inner: unknown) => exampleOf((inner ?? {}) as Json, named, depth + 1);
  if (typeof $ref === "string") {
    const name = $ref.split("/").at(-1) ?? "";
    return depth > deepest ? {} : again(named[name]);
  }
  if (Array.isArray(anyOf)) return again(anyOf[0]);
  if (only !== undefined) return only;
  if (Array.isArray(choices)) return choices[0];
  const kind: unknown = Array.isArray(type) ? type[0] : type;
  if (kind === "object")
    return Object.fromEntries(
      Object.entries((properties ?? {}) as Json).map(([name, inner]) => [name, again(inner)]),
    );
  if (kind === "array") return depth > deepest ? [] : [again(items)];
  if (kind === "integer" || kind === "number") return schema.default ?? schema.minimum ?? 1;
  if (kind === "boolean") return true;
  return typeof format === "string" ? (ofFormat[format] ?? "text") : "text";
};
