import type { ServerResponse } from "node:http";
import type { SignedInUser } from "#http/session.ts";

/** So many bytes may wait for who does not read them; then the connection ends, and is opened again. */
const mostUnreadBytes = 256 * 1024;

/** One event of a stream. Without an id it is not what a client continues behind. */
export interface Told {
  name: "timeline" | "board" | "notice" | "unread" | "reset";
  id?: number;
  data: object;
}

/** The text of an event, made once for all who get it. */
export const textOf = ({ name, id, data }: Told): string =>
  `${id === undefined ? "" : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** The open answer to one call, held back until what was missed is written. */
export class Stream {
  user: SignedInUser;
  /** The client knows everything up to this event. */
  readonly after: number;
  #raw: ServerResponse;
  #held: string[] | null = [];
  #unread = "";

  constructor({ user, raw, after }: { user: SignedInUser; raw: ServerResponse; after: number }) {
    this.user = user;
    this.after = after;
    this.#raw = raw;
  }

  tell(text: string): void {
    if (this.#held) this.#held.push(text);
    else this.write(text);
  }

  /** Says how much is unread, where it is not what was said last. */
  tellUnread(counts: object): void {
    const text = textOf({ name: "unread", data: counts });
    if (text === this.#unread) return;
    this.#unread = text;
    this.write(text);
  }

  write(text: string): void {
    if (this.#raw.destroyed || this.#raw.writableEnded) return;
    this.#raw.write(text);
    if (this.#raw.writableLength > mostUnreadBytes) this.#raw.destroy();
  }

  /** Writes what happened meanwhile; from now on everything is written at once. */
  letGo(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const text of held) this.write(text);
  }

  end(): void {
    this.#raw.end();
  }
}
