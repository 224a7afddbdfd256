import type * as z from "zod";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import type { FileStore } from "#files/file-store.ts";
import type { Deliver } from "#mail/letter.ts";
import type { Condition } from "./condition.sql.ts";

/** What tasks work with. */
export interface TaskServices {
  config: Config;
  db: Db;
  files: FileStore;
  /** Hands a letter to the mail server. */
  deliver: Deliver;
  /** Aborted when the server stops; long work may end then, and goes on at the next start. */
  stopping: AbortSignal;
  warn: (details: object, message: string) => void;
}

/** A time of every day, or a minute of every hour, in UTC. */
export type Times = { dailyAt: `${number}:${number}` } | { hourlyAt: number };

/** A task as it is written, in a `*.task.ts` beside its feature. */
interface Definition<Data> {
  /** Its queue. The release before may have put rows there, and may still do so. */
  name: string;
  /** What a row of the queue holds, which may be older than this code. Without it, one row waits at most: it does all that there is to do. */
  data?: z.ZodType<Data>;
  /** Holds while there is something to do. All tasks are asked in one statement, twice a minute: keep it as cheap as one row by an index. */
  due?: (db: Db, config: Config) => Condition | null;
  /** The times at which it is done; what was missed while no server ran is done once. */
  every?: Times;
  /** If true, it is done with every start of a server. */
  atStart?: true;
  /** How often it is tried again where it fails, by default twice; the pause doubles from `afterSeconds` to an hour. */
  retry?: { times: number; afterSeconds?: number };
  /** After so many seconds somebody else does it: the server that took it has died. */
  endsWithin: number;
  run: (services: TaskServices, data: Data) => Promise<void>;
}

/** A task for who lists, queues and runs it. */
export interface Task<Data = unknown> extends Omit<Definition<Data>, "run"> {
  /** Whether one row waits at most. */
  waitsOnce: boolean;
  /** @throws where the data is not what it works with, or where it fails */
  work: (services: TaskServices, data: unknown) => Promise<void>;
}

/** Something that is done in the background, whole in one file: what, when, and how often it is tried. */
export const defineTask = <Data = unknown>({ run, ...task }: Definition<Data>): Task<Data> => ({
  ...task,
  waitsOnce: task.data === undefined,
  work: async (services, data) =>
    run(services, task.data ? task.data.parse(data) : (undefined as Data)),
});
