import type { Readable } from "node:stream";

/** Where uploaded files live: the local disk, or an S3-compatible store. Keys are ids of our making. */
export interface FileStore {
  /** An absolute address that takes one PUT of the file. Holding it is enough; it reads nothing. */
  uploadAddress(key: string, lifetimeSeconds: number): Promise<string>;
  /** The key that an upload address is for, whatever its query; null for any other address. */
  keyOfAddress(address: string): string | null;
  /** What a PUT to this server's own upload address deserves, by the query that it came with. */
  judgeAddress(key: string, query: Record<string, unknown>): "valid" | "expired" | "forged";
  /**
   * Streams a new file in and returns once it is durable. A longer, broken or
   * aborted stream leaves nothing behind.
   * @throws FileTooLarge after `maxBytes`; FileExists when the key has its file
   */
  write(
    key: string,
    content: AsyncIterable<Uint8Array>,
    maxBytes: number,
  ): Promise<{ bytes: number; etag: string }>;
  /** How many bytes are stored, or null when there is no such file. */
  sizeOf(key: string): Promise<number | null>;
  /** The stored bytes and their number, or null when there is no such file. */
  read(key: string): Promise<{ content: Readable; bytes: number } | null>;
  /** Nothing happens where there is no such file. */
  delete(key: string): Promise<void>;
  /** Removes what a crash left of uploads under way. */
  sweep(): Promise<void>;
}

export class FileTooLarge extends Error {}

export class FileExists extends Error {}
