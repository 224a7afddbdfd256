import { open, unlink, mkdir, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { boundedQueue } from "#bounded-queue.ts";
import { AppError, refusalOf, unavailable } from "#http/errors.ts";
import { interruptedText, type Transfer } from "./transfer.ts";

/** An object store takes each as a whole from memory. */
const storing = boundedQueue(4, Infinity, unavailable);

const chunkBytes = 64 * 1024;

/** A file that has no name any more, so that nothing is left of it whatever happens. */
const openNameless = async (directory: string): Promise<FileHandle> => {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, crypto.randomUUID());
  const file = await open(path, "wx+", 0o600);
  await unlink(path);
  return file;
};

async function* contentOf(file: FileHandle, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  for (let position = 0; ;) {
    signal.throwIfAborted();
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(chunkBytes), position });
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/**
 * Reads a transfer's content and stores it, once a browser listens. By way of a file, since a place
 * in the queue for stores is too good for a sender that is slow or told to wait.
 * @param store answers the address of the upload
 */
export const deliverFile = async (
  transfer: Transfer,
  content: Readable,
  {
    directory,
    store,
  }: { directory: string; store: (content: AsyncIterable<Uint8Array>) => Promise<string> },
): Promise<void> => {
  try {
    await transfer.awaited;
    await using file = await openNameless(directory);
    await file.writeFile(content);
    const url = await storing(() => store(contentOf(file, transfer.ended)));
    transfer.succeed(url);
  } catch (error) {
    transfer.fail(refusalOf(error) ?? new AppError("bad-input", interruptedText));
  }
};
