import * as z from "zod";
import { schemaNames } from "./schema-names.ts";

export type Json = Record<string, unknown>;

/** The metadata of schemas, with the name of those that have one. */
class NamedSchemas extends z.core.$ZodRegistry<{ id?: string }> {
  override get(schema: z.core.$ZodType) {
    return { ...z.globalRegistry.get(schema), ...super.get(schema) };
  }
}

const named = new NamedSchemas();
for (const [id, schema] of Object.entries(schemaNames)) named.add(schema, { id });

/**
 * Removes redundant keywords of JSON Schema, and adds those that zod leaves out for values that
 * arrive as text.
 */
const tidy = ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }) => {
  const { def } = zodSchema._zod;
  if (def.type === "default") jsonSchema.default ??= def.defaultValue;
  if (jsonSchema.format !== undefined || jsonSchema.type === "integer") delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

const withoutId = ({ id: _id, ...schema }: Json): Json => schema;

/** The JSON schemas of one document. Those with a name stand once, among its components. */
export const jsonSchemas = () => {
  const components: Record<string, Json> = {};
  const referTo = (name: string, schema: Json): Json => {
    components[name] = withoutId(schema);
    return { $ref: `#/components/schemas/${name}` };
  };

  /** `name` is for an object that has none of its own. */
  const of = (schema: z.ZodType, name?: string): Json => {
    const made = z.toJSONSchema(schema, {
      io: "input",
      target: "draft-2020-12",
      unrepresentable: "any",
      metadata: named,
      override: tidy,
    });
    const text = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/');
    const {
      $schema: _dialect,
      $defs = {},
      ...own
    } = JSON.parse(text) as Json & {
      $defs?: Record<string, Json>;
    };
    for (const [id, definition] of Object.entries($defs)) referTo(id, definition);
    const ownName = own.id ?? (own.type === "object" ? name : undefined);
    return typeof ownName === "string" ? referTo(ownName, own) : own;
  };
  return { of, components };
};
