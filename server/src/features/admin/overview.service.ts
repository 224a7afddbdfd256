import { overviewFigures } from "@rolecall/contract/admin/overview.ts";
import { mondaysUntil } from "@rolecall/contract/values/weeks.ts";
import type { Db } from "#db/db.ts";
import { newestBackup } from "#features/site/site.service.ts";
import type { Services } from "#services.ts";
import { countByWeek, readDatabase } from "./overview.queries.ts";

const day = 24 * 60 * 60 * 1000;
/** A board whose newest backup is older than this should have had another one. */
const backupDueAfter = 2 * day;

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

const figures = async (db: Db, now: Date) => {
  const mondays = mondaysUntil(now);
  const since = new Date(mondays[0] ?? now);
  const today = new Date(dayOf(now.getTime()));
  const counted = await Promise.all(
    overviewFigures.map(async (figure) => {
      const weeks = await countByWeek(db, { figure, since, today });
      return { figure, weeks: new Map(weeks.map((one) => [one.week, one])) };
    }),
  );
  const eachFigure = <Value>(valueOf: (weeks: (typeof counted)[number]["weeks"]) => Value) =>
    Object.fromEntries(counted.map(({ figure, weeks }) => [figure, valueOf(weeks)])) as Record<
      (typeof overviewFigures)[number],
      Value
    >;
  return {
    today: eachFigure((weeks) => weeks.get(mondays.at(-1) ?? "")?.today ?? 0),
    weeks: mondays.map((from) => ({
      from,
      ...eachFigure((weeks) => weeks.get(from)?.count ?? 0),
    })),
  };
};

type Parts = Pick<Services, "queue" | "files" | "countLetters">;

interface State {
  ok: boolean;
  text: string;
}

const asked = async (ask: () => Promise<State>, away: string): Promise<State> => {
  try {
    return await ask();
  } catch {
    return { ok: false, text: away };
  }
};

const inMegabytes = (bytes: number) =>
  `${Math.max(1, Math.round(bytes / 1_000_000)).toLocaleString("en-US")} MB`;

const state = async (db: Db, { queue, files, countLetters }: Parts, now: Date) => {
  const [queued, mail, store, database, backups] = await Promise.all([
    asked(async () => {
      await queue.check();
      return { ok: true, text: "Background work is running." };
    }, "The queue cannot be reached."),
    asked(async () => {
      const { waiting, failed } = await countLetters();
      if (failed > 0) return { ok: false, text: `Emails that were given up: ${failed}.` };
      if (waiting > 0) return { ok: false, text: `Emails that are tried again: ${waiting}.` };
      return { ok: true, text: "No email is held up." };
    }, "Nobody knows, since the queue cannot be reached."),
    asked(async () => {
      await files.check();
      return { ok: true, text: "Files can be written and read." };
    }, "The store of files cannot be reached."),
    asked(async () => {
      const { bytes, version } = await readDatabase(db);
      return { ok: true, text: `PostgreSQL ${version}, ${inMegabytes(bytes)}.` };
    }, "The database cannot be reached."),
    asked(async () => {
      const newest = await newestBackup(db);
      if (!newest) return { ok: false, text: "No backup was made with npm run backup yet." };
      const text = `The newest backup is of ${newest.createdAt.toISOString().slice(0, 16).replace("T", " ")} UTC, ${inMegabytes(newest.bytes)}.`;
      return { ok: now.getTime() - newest.createdAt.getTime() <= backupDueAfter, text };
    }, "Nobody knows, since the database cannot be reached."),
  ]);
  return { queue: queued, mail, store, database, backups };
};

/** The figures of today and of the last twelve weeks, and the state of the server's parts. */
export const readOverview = async (db: Db, parts: Parts) => {
  const now = new Date();
  const [counts, states] = await Promise.all([figures(db, now), state(db, parts, now)]);
  return { ...counts, state: states };
};
