import type { IncomingMessage } from "node:http";
import type { FileSource } from "@rolecall/contract/resumes/remote-files.ts";
import { fileMissingText } from "@rolecall/contract/resumes/resumes.ts";
import type { FastifyBaseLogger } from "fastify";
import type { Response } from "light-my-request";
import { storeFetchedUpload } from "#features/resumes/upload/fetched-upload.service.ts";
import { AppError, unavailable } from "#http/errors.ts";
import type { Services } from "#services.ts";
import { linkProvider } from "./companion-names.ts";
import { startCompanion, type Companion } from "./companion.ts";
import { openLanding, type Landing } from "./landing.ts";
import { announcedBytes, describeLinkFile } from "./link-file.ts";
import { openLink } from "./open-link.ts";
import { addressRules } from "./public-addresses.ts";
import { refusalBySource } from "./source-refusal.ts";
import { interruptedText, type Transfer } from "./transfer.ts";
import { Transfers } from "./transfers.ts";

/** What a browser may say about the file it wants. Where it is sent is decided here. */
interface Wish {
  ownerId: string;
  filename: string;
}

interface SourceFile {
  source: FileSource;
  id: string;
  query: Record<string, string>;
  /** What the browser was given when the person signed in there. */
  permission: string;
}

/** Remote files on their way: links, and files of accounts elsewhere. */
export class RemoteFiles {
  readonly transfers = new Transfers();
  readonly #services: Services;
  readonly #log: FastifyBaseLogger;
  readonly #links = new WeakMap<Transfer, IncomingMessage>();
  readonly #rules;
  #landing: Landing | undefined;
  #started: Promise<Companion> | undefined;

  constructor(services: Services, log: FastifyBaseLogger) {
    this.#services = services;
    this.#log = log;
    this.#rules = addressRules(services.config.importNetworks);
  }

  /** Companion, which is loaded when the first call needs it. */
  companion(): Promise<Companion> {
    this.#started ??= this.#start().catch((error: unknown) => {
      this.#started = undefined;
      throw error;
    });
    return this.#started;
  }

  /** Name, type and size of the file behind a link. */
  async inspectLink(url: string) {
    const signal = new AbortController().signal;
    const response = await openLink(url, { rules: this.#rules, signal });
    response.destroy();
    return describeLinkFile(url, response);
  }

  /** Begins to fetch the file behind a link; answers the token of its socket. */
  async fetchLink({ url, ...wish }: Wish & { url: string }): Promise<string> {
    const transfer = this.transfers.begin({ ...wish, from: url });
    return this.#orFail(transfer, async () => {
      const response = await openLink(url, { rules: this.#rules, signal: transfer.ended });
      this.#links.set(transfer, response);
      return this.#transfer(transfer, { path: `${linkProvider}/get/file`, query: {}, headers: {} });
    });
  }

  /** Begins to fetch a file of an account elsewhere, with the permission that the browser holds. */
  async fetchSourceFile({
    source,
    id,
    query,
    permission,
    ...wish
  }: Wish & SourceFile): Promise<string> {
    if (!this.#services.config.sources[source]) throw new AppError("missing", fileMissingText);
    const path = `${source}/get/${encodeURIComponent(id)}`;
    const transfer = this.transfers.begin({ ...wish, from: path });
    const headers = { "uppy-auth-token": permission };
    return this.#orFail(transfer, () => this.#transfer(transfer, { path, query, headers }));
  }

  close(): void {
    this.transfers.close();
    this.#landing?.close();
  }

  async #start() {
    const { db, files, config } = this.#services;
    // Open already where Companion could not be started at first.
    const landing = (this.#landing ??= await openLanding(
      (id) => this.transfers.find(id),
      ({ ownerId, filename, ended }, content) =>
        storeFetchedUpload(db, files, { ownerId, filename, content, signal: ended }),
    ));
    const find = (id: string) => {
      const transfer = this.transfers.find(id);
      if (!transfer) throw unavailable();
      const stream = this.#links.get(transfer);
      return {
        transfer,
        link: stream ? { stream, size: announcedBytes(stream) ?? undefined } : null,
      };
    };
    return startCompanion(config, this.#log, { landing: landing.origin, find });
  }

  async #orFail(transfer: Transfer, begin: () => Promise<string>) {
    try {
      return await begin();
    } catch (error) {
      transfer.fail(new AppError("unavailable", interruptedText));
      this.#links.get(transfer)?.destroy();
      throw error;
    }
  }

  async #transfer(
    transfer: Transfer,
    { path, query, headers }: { path: string; query: object; headers: Record<string, string> },
  ): Promise<string> {
    const companion = await this.companion();
    const search = new URLSearchParams({ ...query, transfer: transfer.id }).toString();
    const body = {
      protocol: "multipart",
      httpMethod: "PUT",
      useFormData: false,
      endpoint: this.#landing?.addressOf(transfer),
      metadata: { name: transfer.filename },
    };
    const url = `/${path}?${search}`;
    const drop = (answer: Response) => {
      if (answer.statusCode === 200) companion.forget(tokenIn(answer), { cancel: true });
    };
    const answer = await companion.ask({ method: "POST", url, headers, body }, drop);
    if (transfer.ended.aborted) {
      drop(answer);
      throw transfer.ended.reason as AppError;
    }
    const refusal = refusalBySource(answer);
    if (refusal) throw refusal;
    const token = tokenIn(answer);
    this.transfers.name(transfer, token);
    transfer.whenOver(() =>
      companion.forget(token, { cancel: transfer.outcome?.action !== "success" }),
    );
    return token;
  }
}

const tokenIn = (answer: Response) => answer.json<{ token: string }>().token;
