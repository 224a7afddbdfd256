import { join } from "node:path";
import { storeFetchedUpload } from "#features/resumes/upload/fetched-upload.service.ts";
import { AppError } from "#http/errors.ts";
import type { Services } from "#services.ts";
import { deliverFile } from "./deliver-file.ts";
import { announcedBytes, describeLinkFile } from "./link-file.ts";
import { openLink } from "./open-link.ts";
import { addressRules } from "./public-addresses.ts";
import type { Download, Place } from "./sources/source.ts";
import type { AccountOwner, Sources } from "./sources/sources.service.ts";
import { interruptedText } from "./transfer.ts";
import { Transfers } from "./transfers.ts";

/** The browser's description of the file to fetch. The server decides where it is stored. */
interface Wish {
  ownerId: string;
  filename: string;
}

interface SourceFile {
  holder: AccountOwner;
  file: Place;
  /** The token that the browser received when the user signed in at the source. */
  permission: string;
}

/** Remote files on their way: links, and files of accounts elsewhere. */
export class RemoteFiles {
  readonly transfers = new Transfers();
  readonly #services: Services;
  readonly #sources: Sources;
  readonly #rules;

  constructor(services: Services, sources: Sources) {
    this.#services = services;
    this.#sources = sources;
    this.#rules = addressRules(services.config.importNetworks);
  }

  /** Name, type and size of the file behind a link. */
  async inspectLink(url: string) {
    const signal = new AbortController().signal;
    const response = await openLink(url, { rules: this.#rules, signal });
    response.destroy();
    return describeLinkFile(url, response);
  }

  /** Begins to fetch the file behind a link; answers the token of its socket. */
  fetchLink({ url, ...wish }: Wish & { url: string }): Promise<string> {
    return this.#begin({ ...wish, from: url }, async (signal) => {
      const stream = await openLink(url, { rules: this.#rules, signal });
      return { stream, size: announcedBytes(stream) };
    });
  }

  /** Begins to fetch a file of an account elsewhere, with the permission that the browser holds. */
  fetchSourceFile({ holder, file, permission, ...wish }: Wish & SourceFile): Promise<string> {
    const from = JSON.stringify([holder.source, file.driveId, file.id]);
    return this.#begin({ ...wish, from }, (signal) =>
      this.#sources.open(holder, permission, { file, signal }),
    );
  }

  close(): void {
    this.transfers.close();
  }

  /** A file that is refused at once has no socket to hear of it: the answer says why. */
  async #begin(
    wish: Wish & { from: string },
    open: (signal: AbortSignal) => Promise<Download>,
  ): Promise<string> {
    const { db, files, config } = this.#services;
    const { ownerId, filename } = wish;
    const transfer = this.transfers.begin(wish);
    const { id, ended: signal } = transfer;
    try {
      const { stream, size } = await open(signal);
      const content = transfer.gate(stream, size);
      this.transfers.offer(transfer);
      void deliverFile(transfer, content, {
        directory: join(config.dataDir, "fetching"),
        store: (stored) =>
          storeFetchedUpload(db, files, { ownerId, filename, content: stored, signal }),
      });
      return id;
    } catch (error) {
      const reason: unknown = signal.aborted ? signal.reason : error;
      transfer.fail(new AppError("unavailable", interruptedText));
      throw reason;
    }
  }
}
