import { buffer } from "node:stream/consumers";
import { foreignUploadText } from "@rolecall/contract/resumes.ts";
import pLimit from "p-limit";
import type { FileStore } from "#files/file-store.ts";
import { AppError } from "#http/errors.ts";
import { readApart } from "./document-threads.ts";
import type { Finding } from "./finding.ts";

/** Each holds a whole file in memory while it looks at it. */
const inspections = pLimit(4);

/** Looks at the content of an upload. Failures that are not the file's are thrown, and can be tried again. */
export const inspectUpload = (files: FileStore, id: string): Promise<Finding> =>
  inspections(async () => {
    const file = await files.read(id);
    if (!file) throw new AppError("missing", foreignUploadText);
    const content = await buffer(file.content);
    return (await readApart("inspect", content)) ?? { refusal: "excessive" };
  });
