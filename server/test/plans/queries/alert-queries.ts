// The queries of kept searches, and of the look at new jobs for them.
import * as alerts from "#features/alerts/alerts.queries.ts";
import * as letters from "#features/alerts/letter.queries.ts";
import * as look from "#features/alerts/look.queries.ts";
import { listPostedAt } from "#features/alerts/preview.queries.ts";
import { inTransaction } from "#test/database/in-transaction.ts";
import { asked, type Board, type ListQuery } from "./asked.ts";

/** A part of the look takes so many alerts at once. */
const alertsAtOnce = 1_000;

export const alertScreens: ListQuery[] = [
  asked("candidate", "/api/alerts"),
  {
    what: "alerts that are told at once",
    ask: ({ db }) => look.listWaiting(db, { after: null, limit: alertsAtOnce }),
    // All of them are asked for, part by part.
    mostRows: 4 * alertsAtOnce,
  },
  {
    what: "alerts that are due",
    ask: ({ db }) =>
      inTransaction(db, (db) => look.lockDue(db, { frequency: "daily", limit: alertsAtOnce })),
    mostRows: alertsAtOnce,
  },
  {
    what: "jobs that became open",
    ask: ({ db }) => inTransaction(db, (db) => look.numberOpened(db, 100)),
  },
];

export const alertQueries: Record<string, (board: Pick<Board, "db" | "busy">) => Promise<unknown>> =
  {
    "the number of somebody's alerts": ({ db, busy }) => alerts.countAlerts(db, busy.candidate),
    "somebody's alert": ({ db, busy }) =>
      alerts.findAlert(db, { id: busy.job, userId: busy.candidate }),
    "the company of a search": ({ db, busy }) => alerts.findCompanyName(db, busy.company),
    "what became open before any alert": ({ db }) => look.deleteOpenedBeforeAlerts(db),
    "whether a search is kept": ({ db, busy }) =>
      alerts.hasSearch(db, { userId: busy.candidate, searchKey: "key" }),
    "the alert of a token": ({ db }) => alerts.findNameByToken(db, "token-7"),
    "ending the alert of a token": ({ db }) => alerts.updateToEnded(db, "token-7"),
    "forgetting an alert": ({ db, busy }) =>
      alerts.removeAlert(db, { id: busy.job, userId: busy.candidate }),
    "the last position of jobs": ({ db }) => look.findLastPosition(db),
    "jobs at positions": ({ db }) => look.listOpened(db, [7, 8, 9]),
    "alerts that found jobs": ({ db, busy }) =>
      look.updateToFound(db, { ids: [busy.candidate], after: 7 }),
    "jobs in letters before": ({ db, busy }) =>
      look.listNamedBefore(db, { alertIds: [busy.candidate], jobIds: [busy.job] }),
    "alerts that were looked at": ({ db, busy }) =>
      look.updateToTold(db, { looked: [{ id: busy.candidate, nextAt: null }], upTo: 7 }),
    "an alert's letter": ({ db, busy }) => letters.findLetterOfAlert(db, busy.candidate),
    "the jobs of a letter": ({ db, busy }) => letters.listJobsForLetter(db, [busy.job]),
    "the jobs that a letter names": ({ db, busy }) =>
      letters.updateNamed(db, { letterId: busy.candidate, jobIds: [busy.job] }),
    "when jobs were posted": ({ db, busy }) => listPostedAt(db, [busy.job]),
  };
