import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { refusal } from "@rolecall/contract/refusal.ts";
import {
  resumeMaximumBytes,
  resumeRefusals,
  resumeTooLargeText,
  resumeTypes,
  type ResumeType,
} from "@rolecall/contract/resumes/resumes.ts";
import { fairQueue } from "#fair-queue.ts";
import { FileExists, type FileStore } from "#files/file-store.ts";
import type { Upload } from "#files/upload-key.ts";
import { AppError } from "#http/errors.ts";
import type { ResumeLine } from "./inspect/document-text.ts";
import { readInThread, tooManyFiles } from "./inspect/document-threads.ts";
import type { Finding } from "./inspect/finding.ts";
import type { VirusScanner } from "./inspect/virus-scanner.ts";

/** Each holds a whole file in memory while it looks at it. Users take turns. */
const inTurn = fairQueue(
  { atOnce: { all: 4, each: 2 }, waiting: { all: 100, each: 20 } },
  tooManyFiles,
);

interface Inspection {
  files: FileStore;
  scanner: VirusScanner | null;
}

export interface KeptResume {
  contentType: ResumeType;
  bytes: number;
  /** Whether the file shows neither text nor pictures. */
  blank: boolean;
  /** Of its text; none where it cannot be read. */
  lines: ResumeLine[];
}

/**
 * Looks at what arrived and keeps exactly that, whatever its sender does
 * meanwhile. Failures that are not the file's can be tried again.
 */
export const keepResume = async (inspection: Inspection, upload: Upload): Promise<KeptResume> => {
  // The store is asked before the file is queued: where it hangs, all waiting requests give up
  // together and not one after the other.
  await inspection.files.sizeOf(upload);
  return inTurn.run(upload.ownerId, () => inspectAndKeep(inspection, upload));
};

const inspectAndKeep = async (inspection: Inspection, upload: Upload): Promise<KeptResume> => {
  const { files, scanner } = inspection;
  const file = await files.openUpload(upload);
  if (!file)
    throw new AppError(
      "bad-input",
      refusal("file-not-uploaded", "The file has not been uploaded yet"),
    );
  if (file.bytes > resumeMaximumBytes) {
    file.content.destroy();
    throw new AppError("too-large", resumeTooLargeText);
  }
  const content = await buffer(file.content);
  const finding = await inspect(content, upload.ownerId, scanner);
  if ("refusal" in finding) throw new AppError("unsupported-type", resumeRefusals[finding.refusal]);
  try {
    if (!file.kept) await files.keep(upload, content);
  } catch (error) {
    if (!(error instanceof FileExists)) throw error;
    // A parallel call for the same upload was first; its file counts.
    return inspectAndKeep(inspection, upload);
  }
  const { kind, blank } = finding;
  const lines = await readLines(upload.ownerId, async () => content);
  return { contentType: resumeTypes[kind], bytes: content.length, blank, lines };
};

/** The lines of a resume. A file that takes too long has none. */
export const readLines = async (
  userId: string,
  load: () => Promise<Buffer>,
): Promise<ResumeLine[]> => (await readInThread("lines", { userId, load })) ?? [];

/** Whether a resume that was kept shows nothing. One that is gone is not looked at. */
export const isBlankResume = async (
  files: FileStore,
  { id, ownerId }: Upload,
): Promise<boolean> => {
  const load = async () => {
    const file = await files.read(id);
    return file ? buffer(file.content) : Buffer.alloc(0);
  };
  const finding = await readInThread("inspect", { userId: ownerId, load });
  return finding !== null && "blank" in finding && finding.blank;
};

const inspect = async (
  content: Buffer,
  userId: string,
  scanner: VirusScanner | null,
): Promise<Finding> => {
  const finding = await readInThread("inspect", { userId, load: async () => content });
  if (!finding) return { refusal: "excessive" };
  if ("refusal" in finding || !scanner) return finding;
  const open = async () => Readable.from([content]);
  return (await scanner.findsVirus(open)) ? { refusal: "infected" } : finding;
};
