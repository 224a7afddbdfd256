import * as z from "zod";

type JsonSchema = Record<string, unknown>;

const isNull = (schema: unknown) => (schema as JsonSchema | undefined)?.type === "null";

/** `anyOf: [X, null]` as X that may be null: the serializer then need not try alternatives. */
const foldNullable = (schema: JsonSchema) => {
  const branches = schema.anyOf;
  if (!Array.isArray(branches) || branches.length !== 2 || !isNull(branches[1])) return;
  delete schema.anyOf;
  Object.assign(schema, branches[0], { nullable: true });
};

/**
 * The JSON schema that Fastify compiles into a serializer: fast, and it writes
 * listed fields alone, whatever a handler returns.
 */
export const replySchemaOf = (reply: z.ZodType): JsonSchema => {
  const schema = z.toJSONSchema(reply, {
    io: "input",
    target: "draft-07",
    override: ({ jsonSchema }) => {
      foldNullable(jsonSchema);
      delete jsonSchema.pattern;
    },
  }) as JsonSchema;
  delete schema.$schema;
  return schema;
};
