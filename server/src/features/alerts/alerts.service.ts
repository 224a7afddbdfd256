import { randomBytes } from "node:crypto";
import type { KeptSearch } from "@rolecall/contract/alerts/alerts.schemas.ts";
import {
  addressNeededText,
  alertMissingText,
  mostAlerts,
  pauseInFutureText,
  searchKeptText,
  tooManyAlertsText,
  type AlertFrequency,
} from "@rolecall/contract/alerts/alerts.ts";
import { searchInWords } from "@rolecall/contract/alerts/search-in-words.ts";
import type { JobFilter } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import { violates } from "#db/constraint-errors.ts";
import type { Db } from "#db/db.ts";
import { compileSearch } from "#features/search/kept/kept-search.service.ts";
import { AppError } from "#http/errors.ts";
import { nextLookOf } from "./alert-times.ts";
import * as queries from "./alerts.queries.ts";
import { keyOf, toShown, toStored } from "./stored-search.ts";

type Row = Awaited<ReturnType<typeof queries.listAlertsOf>>[number];

/** An alert as its keeper reads it. */
const asShown = ({ search, ...alert }: Row, now = new Date()) => {
  const pausedUntil = alert.pausedUntil && alert.pausedUntil > now ? alert.pausedUntil : null;
  const waits = alert.active && pausedUntil === null && alert.frequency !== "at-once";
  return { ...alert, search: toShown(search), pausedUntil, nextAt: waits ? alert.nextAt : null };
};

export const alertsOf = async (db: Db, userId: string) =>
  (await queries.listAlertsOf(db, userId)).map((alert) => asShown(alert));

/** Everything that is kept of a search. @throws `bad-input` where it is around what is no city */
const compiledColumns = async (db: Db, filter: JobFilter) => {
  const search = toStored(filter);
  const compiled = await compileSearch(db, filter);
  return { search, searchKey: keyOf(search), compiled };
};

const inWords = async (db: Db, search: KeptSearch): Promise<string> => {
  const { companyId } = search;
  const company = companyId === undefined ? null : await queries.findCompanyName(db, companyId);
  return shortened(searchInWords(search, company === null ? {} : { company }));
};

interface Wanted {
  search: JobFilter;
  frequency: AlertFrequency;
  name?: string | null | undefined;
  timeZone?: string | undefined;
}

/** Keeps a search for somebody. @throws `conflict` where they keep it already, keep too many, or have no address */
export const keepSearch = async (
  db: Db,
  { userId, wanted }: { userId: string; wanted: Wanted },
) => {
  const { frequency, timeZone = "UTC" } = wanted;
  const kept = await compiledColumns(db, wanted.search);
  const name = wanted.name ?? (await inWords(db, kept.search));
  return db.transaction(async (db) => {
    const keeper = await queries.lockKeeper(db, userId);
    if (!keeper?.email) throw new AppError("conflict", addressNeededText);
    if (await queries.hasSearch(db, { userId, searchKey: kept.searchKey }))
      throw new AppError("conflict", searchKeptText);
    if ((await queries.countAlerts(db, userId)) >= mostAlerts)
      throw new AppError("conflict", tooManyAlertsText);
    const token = randomBytes(24).toString("base64url");
    const nextAt = nextLookOf({ frequency, timeZone, pausedUntil: null }, new Date());
    const alert = { userId, name, ...kept, frequency, timeZone, nextAt, token };
    return asShown(await queries.insertAlert(db, alert));
  });
};

interface Changes extends Partial<Wanted> {
  active?: boolean | undefined;
  pausedUntil?: Date | null | undefined;
}

/** Changes one's own alert; what is absent stays. @throws `missing`, `conflict` */
export const changeAlert = async (
  db: Db,
  { id, userId, wanted }: { id: string; userId: string; wanted: Changes },
) => {
  const now = new Date();
  if (wanted.pausedUntil && wanted.pausedUntil <= now)
    throw new AppError("bad-input", pauseInFutureText, { path: "pausedUntil" });
  const kept = wanted.search && (await compiledColumns(db, wanted.search));
  const changing = db.transaction(async (db) => {
    const before = await queries.lockAlert(db, { id, userId });
    if (!before) throw alertMissing();
    const wasInWords = before.name === (await inWords(db, before.search));
    const isNamedAnew = wanted.name === null || (wanted.name === undefined && wasInWords);
    const named = isNamedAnew
      ? await inWords(db, kept?.search ?? before.search)
      : (wanted.name ?? before.name);
    const { frequency = before.frequency, timeZone = before.timeZone } = wanted;
    const { active = before.active, pausedUntil = before.pausedUntil } = wanted;
    const next = { frequency, timeZone, active, pausedUntil };
    const changes = { ...kept, ...next, name: named, nextAt: whenChanged(next, now) };
    const beginsAnew = active && !before.active;
    return asShown(await queries.updateAlert(db, id, { ...changes, beginsAnew }));
  });
  try {
    return await changing;
  } catch (error) {
    if (violates(error, "alerts_one_of_a_search")) throw new AppError("conflict", searchKeptText);
    throw error;
  }
};

/** One that writes at once is looked at now, or once its pause is over: what came meanwhile is news. */
const whenChanged = (
  alert: Pick<Row, "frequency" | "timeZone" | "active" | "pausedUntil">,
  now: Date,
): Date | null => {
  if (!alert.active) return null;
  const { pausedUntil } = alert;
  return nextLookOf(alert, now) ?? (pausedUntil && pausedUntil > now ? pausedUntil : now);
};

/** Keeps a search no longer. @throws `missing` */
export const forgetSearch = async (
  db: Db,
  which: { id: string; userId: string },
): Promise<void> => {
  if (!(await queries.removeAlert(db, which))) throw alertMissing();
};

/** One's own alert. @throws `missing` */
export const ownAlert = async (db: Db, which: { id: string; userId: string }) => {
  const alert = await queries.findAlert(db, which);
  if (!alert) throw alertMissing();
  return alert;
};

/** The name of the alert that a token ends; null where it ends none. */
export const nameOfEnding = (db: Db, token: string) => queries.findNameByToken(db, token);

/** Ends the alert of a token, again too. Reports whether there is one. */
export const endByToken = (db: Db, token: string): Promise<boolean> =>
  queries.updateToEnded(db, token);

const alertMissing = () => new AppError("missing", alertMissingText);

const shortened = (words: string) => Array.from(words).slice(0, textLimits.name).join("");
