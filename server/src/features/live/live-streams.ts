import type { ServerResponse } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import type { Changes } from "#db/connection/changes.ts";
import type { Db } from "#db/db.ts";
import { countUnread } from "#features/messages/inbox.service.ts";
import { unavailable } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { isAwaited } from "./late-events.ts";
import * as queries from "./live.queries.ts";
import { OpenStreams } from "./open-streams.ts";
import { Stream, textOf } from "./stream.ts";
import { tellingsOf, textFor } from "./told-events.ts";

/** The events that are read at once, and those that are replayed; who missed more reads everything anew. */
const batch = 500;
const mostReplayed = 1_000;
const mostNotices = 10_000;
/** Times in milliseconds. A transaction may still be open that wrote before others. */
const askAgainMs = 100;
const checkSessionsMs = 2_000;
const commentMs = 20_000;

type Log = Pick<FastifyBaseLogger, "warn">;

interface Opening {
  user: SignedInUser;
  raw: ServerResponse;
  /** The last event that the client knows, as it says. */
  lastEventId: string | undefined;
}

/**
 * The open streams of this server. The database says that something happened; then what is new is read once,
 * behind a cursor, and told to those who may know of it now.
 */
export class LiveStreams {
  readonly #db: Db;
  readonly #changes: Changes;
  readonly #log: Log;
  readonly #open = new OpenStreams();
  readonly #awaited = new Map<number, NodeJS.Timeout>();
  readonly #recount = new Set<string>();
  /** Up to where everything was told, and up to where it is being read. */
  #cursor = 0;
  #reached = 0;
  #started: Promise<void> | null = null;
  #isStopped = false;
  #reading: Promise<void> | null = null;
  #isAskedAgain = false;
  #counting = false;

  constructor({ db, changes }: { db: Db; changes: Changes }, log: Log) {
    this.#db = db;
    this.#changes = changes;
    this.#log = log;
  }

  /** Writes to an answer whose head is written by `begin`, until its session or the client ends it. */
  async open({ user, raw, lastEventId }: Opening, begin: () => void): Promise<void> {
    this.#started ??= this.#start();
    await this.#started.catch((error: unknown) => {
      this.#started = null;
      throw error;
    });
    if (this.#isStopped) throw unavailable();
    // What happened before is for those who ask for what they missed.
    const { settled } = await queries.readPositions(this.#db);
    const unread = await this.#unreadOf(user);
    const known = await this.#knownOf(lastEventId, user);
    if (raw.destroyed) return;
    begin();
    // What is being read now is told to those who were there before.
    const from = known ?? { position: settled, since: new Date() };
    const upTo = Math.max(this.#reached, from.position);
    const stream = new Stream({ user, raw, after: upTo });
    this.#open.add(stream, raw);
    stream.tellUnread(unread);
    if (lastEventId && !known) stream.write(textOf({ name: "reset", data: {} }));
    if (upTo > from.position)
      await this.#replay(stream, { ...from, upTo }).catch((error: unknown) => {
        // The client comes again, with the same id.
        this.#warn(error);
        stream.end();
      });
    stream.letGo();
  }

  async #start(): Promise<void> {
    await this.#changes.listen({
      onChange: (what) => {
        const [, userId] = what.split(" ");
        if (userId) this.#countAgain([userId]);
        else this.#readOn();
      },
      onConnected: () => {
        this.#countAgain(this.#open.userIds);
        this.#readOn();
      },
      onStop: () => this.#stop(),
    });
    const { settled } = await queries.readPositions(this.#db);
    this.#cursor = settled;
    this.#reached = settled;
    const between = { after: settled - 10_000, upTo: settled };
    for (const event of await queries.listAwaited(this.#db, between)) this.#await(event);
    setInterval(() => this.#open.each((stream) => stream.write(":\n\n")), commentMs).unref();
    setInterval(() => void this.#open.endOver(this.#db).catch(this.#warn), checkSessionsMs).unref();
  }

  #stop() {
    this.#isStopped = true;
    for (const timer of this.#awaited.values()) clearTimeout(timer);
    this.#open.each((stream) => stream.end());
  }

  readonly #warn = (error: unknown) => {
    if (!this.#isStopped) this.#log.warn({ err: error }, "open screens are not told what happens");
  };

  /** The event that a client names, if it is not older than what is replayed. */
  async #knownOf(lastEventId: string | undefined, { id: userId }: SignedInUser) {
    if (!lastEventId || !/^\d{1,15}$/.test(lastEventId)) return null;
    const position = Number(lastEventId);
    const since = await queries.findRecent(this.#db, { position, userId });
    return since && { position, since };
  }

  async #replay(
    stream: Stream,
    { position, since, upTo }: { position: number; since: Date; upTo: number },
  ) {
    const missed = { user: stream.user, after: position, upTo, since };
    const most = mostReplayed + 1;
    const [events, notices] = await Promise.all([
      queries.listMissed(this.#db, missed, most),
      queries.listMissedNotices(this.#db, missed, most),
    ]);
    if (events.length + notices.length > mostReplayed)
      return stream.write(textOf({ name: "reset", data: {} }));
    const readers = await this.#readersOf(events);
    const replayed = [
      ...(await tellingsOf(this.#db, events)).map((told) => {
        const isManager = readers.get(told.event.jobId)?.get(stream.user.id);
        // Of what nobody hears who reviews the job, only their own was missed.
        const text = textFor(told, isManager) ?? told.forCandidate ?? "";
        return { position: told.event.position, text };
      }),
      ...notices.map((notice) => ({ position: notice.position, text: textOfNotice(notice) })),
    ];
    for (const { text } of replayed.toSorted((a, b) => a.position - b.position)) stream.write(text);
  }

  #readOn() {
    if (this.#reading) {
      this.#isAskedAgain = true;
      return;
    }
    this.#isAskedAgain = false;
    this.#reading = this.#readNew()
      .catch((error: unknown) => {
        this.#warn(error);
        this.#later();
      })
      .finally(() => {
        this.#reading = null;
        if (this.#isAskedAgain) this.#readOn();
      });
  }

  #later() {
    if (!this.#isStopped) setTimeout(() => this.#readOn(), askAgainMs).unref();
  }

  async #readNew(): Promise<void> {
    const { settled, newest } = await queries.readPositions(this.#db);
    while (this.#cursor < settled && !this.#isStopped) {
      const between = { after: this.#cursor, upTo: settled };
      const events = await queries.listEventsBetween(this.#db, between, batch);
      const last = events.length < batch ? settled : (events.at(-1)?.position ?? settled);
      this.#reached = last;
      const ofAll = { userIds: this.#open.userIds, after: this.#cursor, upTo: last };
      const notices = await queries.listNoticesBetween(this.#db, ofAll, mostNotices);
      await this.#tell(events, notices, () => (this.#cursor = last));
    }
    if (settled < newest) this.#later();
  }

  /** @param done at the moment at which all are told: who comes later is told by reading from there */
  async #tell(
    events: queries.LiveEvent[],
    notices: queries.LiveNotice[],
    done: () => void,
  ): Promise<void> {
    if (this.#open.userIds.length === 0) {
      for (const event of events) if (isAwaited(event)) this.#await(event);
      return done();
    }
    const [readers, told] = await Promise.all([
      this.#readersOf(events),
      tellingsOf(this.#db, events),
    ]);
    const concerned = new Set<string>();
    const untold = [...notices];
    const tellNotices = (before: number) => {
      while ((untold[0]?.position ?? before) < before) {
        const notice = untold.shift() as queries.LiveNotice;
        this.#tellUser(notice.userId, notice, textOfNotice(notice));
      }
    };
    for (const one of told) {
      const { event, forCandidate } = one;
      tellNotices(event.position);
      const ofJob = readers.get(event.jobId);
      for (const [userId, isManager] of ofJob ?? []) {
        if (event.event.type !== "moved") concerned.add(userId);
        this.#tellUser(userId, event, textFor(one, isManager));
      }
      const { candidateId } = event;
      if (!candidateId || !forCandidate) continue;
      concerned.add(candidateId);
      if (isAwaited(event)) this.#await(event);
      else if (ofJob?.get(candidateId) !== true) this.#tellUser(candidateId, event, forCandidate);
    }
    tellNotices(Infinity);
    done();
    this.#countAgain([...concerned]);
  }

  #tellUser(userId: string, { position }: { position: number }, text: string | null) {
    if (text === null) return;
    for (const stream of this.#open.of(userId)) if (position > stream.after) stream.tell(text);
  }

  /** Tells the candidate once they may know, unless it was taken back by then. */
  #await({ position, visibleFrom }: queries.LiveEvent) {
    if (!visibleFrom || this.#awaited.has(position) || this.#isStopped) return;
    const tell = async () => {
      this.#awaited.delete(position);
      const event = await queries.findKept(this.#db, position);
      if (!event?.candidateId) return;
      if (isAwaited(event)) return this.#await(event);
      const [readers, [told]] = await Promise.all([
        this.#readersOf([event]),
        tellingsOf(this.#db, [event]),
      ]);
      if (!told?.forCandidate || readers.get(event.jobId)?.get(event.candidateId) === true) return;
      const which = { eventId: event.event.id, userId: event.candidateId };
      const notices = await queries.listNoticesOfEvent(this.#db, which);
      const late = notices.map(({ notice }) => textOf({ name: "notice", data: notice }));
      for (const text of [told.forCandidate, ...late])
        for (const stream of this.#open.of(event.candidateId)) stream.tell(text);
      this.#countAgain([event.candidateId]);
    };
    const wait = Math.max(visibleFrom.getTime() - Date.now(), 0) + 50;
    this.#awaited.set(position, setTimeout(() => void tell().catch(this.#warn), wait).unref());
  }

  /** Of each job who reads its applications, and whether they manage it. */
  async #readersOf(events: queries.LiveEvent[]) {
    const jobIds = [...new Set(events.map(({ jobId }) => jobId))];
    const found = new Map<string, Map<string, boolean>>();
    if (jobIds.length === 0) return found;
    for (const { jobId, userId, isManager } of await queries.listReaders(this.#db, jobIds)) {
      const ofJob = found.get(jobId) ?? new Map<string, boolean>();
      found.set(jobId, ofJob.set(userId, isManager));
    }
    return found;
  }

  #unreadOf(user: SignedInUser) {
    return countUnread(this.#db, user);
  }

  #countAgain(userIds: string[]) {
    for (const id of userIds) if (this.#open.has(id)) this.#recount.add(id);
    if (this.#counting) return;
    this.#counting = true;
    this.#count()
      .catch(this.#warn)
      .finally(() => (this.#counting = false));
  }

  async #count() {
    for (const id of this.#recount) {
      this.#recount.delete(id);
      const [stream] = this.#open.of(id);
      if (!stream) continue;
      const counts = await this.#unreadOf(stream.user);
      for (const open of this.#open.of(id)) open.tellUnread(counts);
    }
  }
}

const textOfNotice = ({ position, notice }: queries.LiveNotice) =>
  textOf({ name: "notice", id: position, data: notice });
