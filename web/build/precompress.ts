import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Writes each text file a second and third time, as small as it gets, for the server to send. */
export function precompress(files: RegExp): Plugin {
  return {
    name: "precompress",
    apply: "build",
    async writeBundle({ dir = "." }, bundle) {
      const names = Object.keys(bundle).filter((file) => files.test(file));
      await Promise.all(names.map(async (name) => compress(join(dir, name))));
    },
  };
}

async function compress(file: string) {
  const content = await readFile(file);
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(content)),
    writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 })),
  ]);
}
