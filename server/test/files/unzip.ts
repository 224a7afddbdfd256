// Reads a ZIP file whole, with a reader that is strict about malformed ones.
import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";

/** The contents of the files in an archive by their names, in their order. */
export async function unzip(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(archive);
  const contents = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    contents.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return contents;
}
