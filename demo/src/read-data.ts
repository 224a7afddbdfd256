import { readFileSync } from "node:fs";
import type * as z from "zod";

/** A file below `demo/data`, checked against its schema. Throws where the file does not fit. */
export const readData = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): z.output<Schema> => {
  const file = new URL(`../data/${path}.json`, import.meta.url);
  return schema.parse(JSON.parse(readFileSync(file, "utf8")));
};
