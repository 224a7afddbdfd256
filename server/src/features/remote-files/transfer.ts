import { Readable } from "node:stream";
import { refusal } from "@rolecall/contract/refusal.ts";
import { resumeMaximumBytes, resumeTooLargeText } from "@rolecall/contract/resumes/resumes.ts";
import { AppError } from "#http/errors.ts";

/** The messages that the widget receives over its WebSocket. */
export type TransferMessage =
  | {
      action: "progress";
      payload: { progress: string; bytesUploaded: number; bytesTotal: number };
    }
  | { action: "success"; payload: { url: string; complete: true } }
  | { action: "error"; payload: { error: { message: string } } };

export const interruptedText = refusal("transfer-interrupted", "The transfer was interrupted");
/** A sender that says nothing for so long has gone away. */
const silenceMs = 30_000;
/** The shortest time, in milliseconds, between two reports of progress. */
const progressMs = 1_000;

const percent = (bytes: number, total: number | null) =>
  (total ? Math.min(100, (bytes / total) * 100) : 0).toFixed(2);

/** One remote file on its way here, for one user. */
export class Transfer {
  readonly id = crypto.randomUUID();
  readonly ownerId: string;
  readonly filename: string;
  readonly #end = new AbortController();
  readonly #whenOver: (() => void)[] = [];
  readonly #listeners = new Set<(message: TransferMessage) => void>();
  readonly #awaited = Promise.withResolvers<void>();
  #toldAt = -Infinity;
  #running: PromiseWithResolvers<void> | null = null;
  #outcome: TransferMessage | null = null;

  constructor({ ownerId, filename }: { ownerId: string; filename: string }) {
    this.ownerId = ownerId;
    this.filename = filename;
  }

  /** Aborted when the transfer is over without a file; the reason is the AppError. */
  get ended(): AbortSignal {
    return this.#end.signal;
  }

  /** The last word, once there is one. */
  get outcome(): TransferMessage | null {
    return this.#outcome;
  }

  get isPaused(): boolean {
    return this.#running !== null;
  }

  /** The listener is called once there is an outcome. */
  whenOver(listener: () => void): void {
    this.#whenOver.push(listener);
  }

  /** Settled once a browser listens, and where it is over before one did. */
  get awaited(): Promise<void> {
    return this.#awaited.promise;
  }

  /** The listener hears how it goes, until the function that is answered is called; not what was before. */
  listen(listener: (message: TransferMessage) => void): () => void {
    this.#listeners.add(listener);
    this.#awaited.resolve();
    return () => this.#listeners.delete(listener);
  }

  /** Nothing more is read from the sender until `resume`. */
  pause(): void {
    this.#running ??= Promise.withResolvers();
  }

  resume(): void {
    this.#running?.resolve();
    this.#running = null;
  }

  /** The first failure counts: it is why all that follows fails. */
  fail(reason: AppError): void {
    if (this.#outcome) return;
    this.#outcome = { action: "error", payload: { error: { message: reason.message } } };
    this.#end.abort(reason);
    this.resume();
    this.#awaited.resolve();
    this.#tellOver(this.#outcome);
  }

  succeed(url: string): void {
    if (this.#outcome) return;
    this.#outcome = { action: "success", payload: { url, complete: true } };
    this.#tellOver(this.#outcome);
  }

  /** Passes the sender's bytes on while the transfer runs, is not paused, and the file is not too large. */
  gate(source: Readable, announced: number | null): Readable {
    // Errors after the connection was closed on purpose do not matter.
    source.on("error", () => {});
    const stop = () => source.destroy();
    this.ended.addEventListener("abort", stop, { once: true });
    if (this.ended.aborted) stop();
    if (announced !== null && announced > resumeMaximumBytes)
      this.fail(new AppError("too-large", resumeTooLargeText));
    this.ended.throwIfAborted();
    return Readable.from(this.#checked(source, announced), { objectMode: false });
  }

  #tell(message: TransferMessage) {
    for (const listener of this.#listeners) listener(message);
  }

  #tellOver(outcome: TransferMessage) {
    this.#tell(outcome);
    for (const listener of this.#whenOver) listener();
  }

  #tellProgress(bytesUploaded: number, announced: number | null) {
    const now = performance.now();
    if (now - this.#toldAt < progressMs) return;
    this.#toldAt = now;
    const progress = percent(bytesUploaded, announced);
    const bytesTotal = announced ?? 0;
    this.#tell({ action: "progress", payload: { progress, bytesUploaded, bytesTotal } });
  }

  async *#checked(source: Readable, announced: number | null): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    const interrupted = () => this.fail(new AppError("bad-input", interruptedText));
    const silence = setTimeout(() => {
      if (this.isPaused) silence.refresh();
      else interrupted();
    }, silenceMs);
    try {
      for await (const chunk of source as AsyncIterable<Uint8Array>) {
        silence.refresh();
        bytes += chunk.length;
        if (bytes > resumeMaximumBytes) this.fail(new AppError("too-large", resumeTooLargeText));
        await this.#running?.promise;
        this.ended.throwIfAborted();
        this.#tellProgress(bytes, announced);
        yield chunk;
      }
    } catch (error) {
      interrupted();
      throw error;
    } finally {
      clearTimeout(silence);
    }
  }
}
