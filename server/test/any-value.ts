import fc from "fast-check";
import * as z from "zod";

/** A JSON Schema, as far as the contract's schemas need one. */
export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  minLength?: number;
}

/** The JSON Schema of a schema's input. */
export const schemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;

/**
 * Texts that often break programs: limits of ranges, other alphabets, other languages' syntax,
 * halves of characters.
 */
export const hostileTexts = [
  "",
  " ",
  "\0",
  "\u{d800}",
  "\u202egnp.exe",
  "a\r\nSet-Cookie: x=1",
  "'; drop table users; --",
  "%' or 1=1 \\",
  "%00%zz",
  "<script>alert(1)</script>",
  "{{7*7}}${7*7}",
  "../../etc/passwd",
  "https://evil.example/\u0000",
  "9999999999999999999999",
  "-1",
  "NaN",
  "true",
  "null",
  "[object Object]",
  "\u{1f9ea}".repeat(300),
  "x".repeat(70_000),
  "İıſßΣς",
];

const anyText = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: "binary" }));

/** Any JSON, of the right kind or not, of a sensible size or not. */
export const anyJson = fc.oneof(
  anyText,
  fc.constantFrom(null, true, 0, -1, 1e308, 2_147_483_648, 0.5, [], {}, [[[[[[]]]]]]),
  fc.jsonValue({ maxDepth: 3 }),
);

const textOf = ({ format, maxLength = 300 }: JsonSchema, ids: string[]) => {
  if (format === "uuid") return fc.constantFrom(...ids);
  if (format === "date-time")
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === "uri") return fc.webUrl();
  if (format === "email") return fc.emailAddress();
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ maxLength: Math.min(maxLength, 300), unit: "grapheme" }) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileTexts) },
  );
};

const choicesOf = ({ anyOf, oneOf }: JsonSchema) => anyOf ?? oneOf;

/** Values that the schema takes: not only, since it does not say everything. */
const valueOf = (schema: JsonSchema, ids: string[]): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = choicesOf(schema);
  if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice, ids)));
  switch (schema.type) {
    case "string":
      return textOf(schema, ids);
    case "integer":
    case "number":
      return fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 1e9, 1e9) });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(anyValue(schema.items ?? {}, ids), { maxLength: 5 });
    case "object":
      return recordOf(schema, ids);
    default:
      return anyJson;
  }
};

type Values = Record<string, fc.Arbitrary<unknown>>;

const recordOf = (
  { properties = {}, required = [] }: JsonSchema,
  ids: string[],
  values: Values = {},
) =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [
        name,
        fc.oneof(
          { weight: values[name] ? 4 : 0, arbitrary: values[name] ?? fc.constant(null) },
          { weight: 1, arbitrary: anyValue(schema, ids) },
        ),
      ]),
    ),
    { requiredKeys: required, noNullPrototype: true },
  );

/**
 * Generates values that the schema mostly accepts, and now and then any other JSON. An id is one of
 * `ids`; a field that `values` names is mostly one of those.
 */
export const anyValue = (
  schema: JsonSchema,
  ids: string[],
  values?: Values,
): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 40,
      arbitrary: values
        ? fc.oneof(...(choicesOf(schema) ?? [schema]).map((one) => recordOf(one, ids, values)))
        : valueOf(schema, ids),
    },
    { weight: 1, arbitrary: anyJson },
  );
