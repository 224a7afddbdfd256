import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A file of `deploy/`, with other names and addresses in it. Throws where one is not found. */
export const deployed = async (
  name: string,
  changes: readonly (readonly [from: string, to: string])[],
): Promise<string> => {
  let text = await readFile(join(import.meta.dirname, "../deploy", name), "utf8");
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/${name} has no '${from}'`);
    text = text.replaceAll(from, to);
  }
  return text;
};
