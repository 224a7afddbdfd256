import type { Readable } from "node:stream";
import type { MultipartUploads } from "./multipart-uploads.ts";
import type { UploadAddresses } from "./upload-addresses.ts";
import type { Upload } from "./upload-key.ts";

/**
 * The storage of files: the local disk, or an S3-compatible store. The sender may still write to an
 * upload; nobody can change a kept file.
 */
export interface FileStore {
  /** The addresses to which uploads are sent, all on this server. */
  readonly addresses: UploadAddresses;
  /** The id of the upload that an address is for, whatever its query; null for any other address. */
  idOfAddress(address: string): string | null;
  /** If several files are received for one upload at the same time, whether the first always stays. */
  readonly neverOverwrites: boolean;
  /**
   * Receives the content of an upload, and returns once it is durable. A longer, broken or aborted
   * stream leaves nothing behind.
   * @param size.bytes as announced; null if not announced
   * @throws FileTooLarge after `maxBytes`; FileExists if the first file stays; LengthUnknown if the
   * store needs the length beforehand
   */
  receive(
    upload: Upload,
    content: AsyncIterable<Uint8Array>,
    size: { bytes: number | null; maxBytes: number },
  ): Promise<Written>;
  /** The number of bytes of an upload that arrived or are kept; null if there is no file. */
  sizeOf(upload: Upload): Promise<number | null>;
  /** Opens the file that arrived. Unless it is `kept`, its sender may still replace it. */
  openUpload(upload: Upload): Promise<(StoredFile & { kept: boolean }) | null>;
  /**
   * Takes an upload out of its sender's reach: these bytes, and no others, are the file from now on.
   * @throws FileExists when another call was first
   */
  keep(upload: Upload, content: Uint8Array): Promise<void>;
  /**
   * Streams in a file to keep and returns once it is durable. A longer, broken or
   * aborted stream leaves nothing behind.
   * @throws FileTooLarge after `maxBytes`; FileExists when the id has its file
   */
  write(id: string, content: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Written>;
  /** The kept bytes and their number, or null when there is no such file. */
  read(id: string): Promise<StoredFile | null>;
  /** Removes a kept file. Nothing happens where there is no such file. */
  delete(id: string): Promise<void>;
  /** Removes what arrived of an upload, and the file that it became. */
  discard(upload: Upload): Promise<void>;
  /** Resolves if the store works. @throws if it does not */
  check(): Promise<void>;
  /** Removes what crashes and late writers left. Several servers may do it at the same time. */
  sweep(): Promise<void>;
  readonly multipart: MultipartUploads;
  /** For clients that sign their own requests; null where the store gives out none. */
  credentials(ownerId: string): Promise<TemporaryCredentials | null>;
}

export interface StoredFile {
  content: Readable;
  bytes: number;
}

export interface Written {
  bytes: number;
  etag: string;
}

/** Allows one user to write to the keys of their own uploads, for a while. */
export interface TemporaryCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
  expiration: Date;
  bucket: string;
  region: string;
}

export class FileTooLarge extends Error {}

export class FileExists extends Error {}

/** A stream of which nobody said how long it is, where the store must know it beforehand. */
export class LengthUnknown extends Error {}

/** The store is away, hangs, or refuses this server. The cause says which. */
export class FilesUnavailable extends Error {
  constructor(cause: unknown) {
    super("The file store is not available", { cause });
  }
}
