// What is made from events: one file beside each feature that makes something, and a line in src/readers.ts.
import type { Db, Transaction } from "#db/db.ts";
import type { EventType } from "./event.ts";

/** An event as readers get it. */
export interface ReadEvent {
  id: string;
  position: number;
  type: EventType;
  /** Null of an event of a job. */
  applicationId: string | null;
  jobId: string;
  side: "candidate" | "employer" | "product";
  actorId: string | null;
  at: Date;
}

export interface Reader {
  /** Of its cursor, in metrics, and in `npm run admin -- rebuild NAME`. */
  name: string;
  types: readonly EventType[];
  /** The most events that it gets at once. */
  batch: number;
  /** If true, it begins with what happens from then on: of the past it makes nothing, also when it is rebuilt. */
  fromNow: boolean;
  /** The pause, in milliseconds, after it is up to date: for what costs more than a single event is worth. */
  pauseMs: number;
  /**
   * Makes what follows from these events, in the transaction that moves the cursor behind them: all of it is kept, or
   * nothing. Where that is much, it does a part and says where: with this bookmark it is called again, in a
   * transaction of its own, with the same events.
   */
  read: (db: Transaction, events: ReadEvent[], bookmark: string | null) => Promise<string | void>;
  /** Deletes what it made, before it reads everything again; absent where reading again changes nothing. */
  forget?: (db: Db) => Promise<void>;
}

/** Declares a reader. It reads what is settled, in order, and each event once. */
export const defineReader = ({
  batch = 500,
  pauseMs = 0,
  fromNow = false,
  ...reader
}: Omit<Reader, "batch" | "pauseMs" | "fromNow"> &
  Partial<Pick<Reader, "batch" | "pauseMs" | "fromNow">>): Reader => ({
  ...reader,
  batch,
  pauseMs,
  fromNow,
});

/** For a reader that does much for each event: it gets one at a time, and goes on behind its bookmark. */
export const oneByOne = (
  readOne: (
    db: Transaction,
    event: ReadEvent,
    bookmark: string | null,
  ) => ReturnType<Reader["read"]>,
): Pick<Reader, "batch" | "read"> => ({
  batch: 1,
  read: async (db, [event], bookmark) => event && readOne(db, event, bookmark),
});
