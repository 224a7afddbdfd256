import { buffer } from "node:stream/consumers";
import { foreignUploadText } from "@rolecall/contract/resumes.ts";
import type { FileStore } from "#files/file-store.ts";
import { AppError } from "#http/errors.ts";
import { readApart } from "./document-threads.ts";
import type { Finding } from "./finding.ts";
import type { VirusScanner } from "./virus-scanner.ts";

/**
 * Looks at the content of an upload, and has it scanned where there is a scanner.
 * Failures that are not the file's are thrown: the same upload can be tried again.
 */
export const inspectUpload = async (
  { files, scanner }: { files: FileStore; scanner: VirusScanner | null },
  id: string,
): Promise<Finding> => {
  const open = async () => {
    const file = await files.read(id);
    if (!file) throw new AppError("missing", foreignUploadText);
    return file.content;
  };
  const finding = await readApart("inspect", async () => buffer(await open()));
  if (!finding) return { refusal: "excessive" };
  if ("refusal" in finding || !scanner) return finding;
  return (await scanner.findsVirus(open)) ? { refusal: "infected" } : finding;
};
