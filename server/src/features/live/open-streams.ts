import type { ServerResponse } from "node:http";
import type { Db } from "#db/db.ts";
import { openSessionsOf } from "#features/auth/sessions/sessions.service.ts";
import type { Stream } from "./stream.ts";

const mostStreamsOfSession = 10;

/** The streams of each user that are open at this server. */
export class OpenStreams {
  readonly #ofUser = new Map<string, Set<Stream>>();

  get userIds(): string[] {
    return [...this.#ofUser.keys()];
  }

  /** Oldest first. */
  of(userId: string): Iterable<Stream> {
    return this.#ofUser.get(userId) ?? [];
  }

  has(userId: string): boolean {
    return this.#ofUser.has(userId);
  }

  each(work: (stream: Stream) => void): void {
    for (const streams of this.#ofUser.values()) for (const stream of streams) work(stream);
  }

  /** Keeps it until its answer is closed. Of the streams of one session the oldest makes room. */
  add(stream: Stream, raw: ServerResponse): void {
    const { id, sessionId } = stream.user;
    const streams = this.#ofUser.get(id) ?? new Set();
    this.#ofUser.set(id, streams);
    streams.add(stream);
    raw.once("close", () => {
      streams.delete(stream);
      if (streams.size === 0 && this.#ofUser.get(id) === streams) this.#ofUser.delete(id);
    });
    const ofSession = [...streams].filter(({ user }) => user.sessionId === sessionId);
    for (const oldest of ofSession.slice(0, -mostStreamsOfSession)) oldest.end();
  }

  /** Ends the streams of sessions that are over, and keeps what the users of the others are now. */
  async endOver(db: Db): Promise<void> {
    const { userIds } = this;
    if (userIds.length === 0) return;
    const checked: Stream[] = [];
    this.each((stream) => checked.push(stream));
    const open = await openSessionsOf(db, userIds);
    const byId = new Map(open.map((session) => [session.id, session]));
    for (const stream of checked) {
      const session = byId.get(stream.user.sessionId);
      if (!session) stream.end();
      else stream.user = { ...stream.user, role: session.role, waiting: session.waiting };
    }
  }
}
