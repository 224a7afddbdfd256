import { notice } from "@rolecall/contract/notices/notices.schemas.ts";
import { profile } from "@rolecall/contract/profiles/profiles.schemas.ts";
import * as z from "zod";
import type { Db } from "#db/db.ts";
import { alertsOf } from "#features/alerts/alerts.service.ts";
import { answersOfApplications } from "#features/applications/answers/answers.service.ts";
import { ownApplicationsFor } from "#features/applications/applications.service.ts";
import { reasonsOfApplications } from "#features/applications/match/application-match.service.ts";
import { sessionsOf } from "#features/auth/account/account.service.ts";
import { readUser } from "#features/auth/auth.service.ts";
import { passkeysOf } from "#features/auth/passkeys/passkeys.service.ts";
import { toldOfApplications } from "#features/equal-opportunity/equal-opportunity.service.ts";
import { interviewsForTheirCandidate } from "#features/interviews/interviews.service.ts";
import { listNotifications } from "#features/letters/notifications.service.ts";
import { noticesOf } from "#features/news/news.service.ts";
import { requestsOf } from "#features/talent/requests/requests.service.ts";
import { looksOf } from "#features/talent/search/looks.service.ts";
import { findableOf } from "#features/talent/settings/findable.service.ts";
import { ownViewsOf } from "#features/views/views.service.ts";
import { messagesOf } from "#read-models/messages.queries.ts";
import { jsonResumeOf } from "#resume-reading/exports/json-resume.ts";
import type { ArchivedFile, Sources } from "./archive.service.ts";
import { jsonList } from "./json-list.ts";
import {
  accountData,
  alertData,
  applicationData,
  companyData,
  findableData,
  jobData,
  lookData,
  savedJobData,
  talkRequestData,
  viewData,
} from "./own-data.ts";
import {
  listHistories,
  listOwnCompanies,
  listPostedJobs,
  listSavedRows,
} from "./own-rows.queries.ts";
import { everyPage } from "./pages.ts";

/** Few enough that a page of long letters takes little memory. */
const rowsPerPage = 100;

/** The JSON files of somebody's archive. */
export async function* jsonFilesOf(
  db: Db,
  { config }: Sources,
  userId: string,
): AsyncGenerator<ArchivedFile> {
  const user = await readUser(db, userId);
  const exportedAt = new Date();
  const sessions = [];
  const pagesOfSessions = everyPage(rowsPerPage, (slice) =>
    sessionsOf(db, { userId, sessionId: null }, slice),
  );
  for await (const page of pagesOfSessions) sessions.push(...page);
  const account = z.encode(accountData, {
    exportedAt,
    user,
    sessions,
    passkeys: await passkeysOf(db, userId),
    notifications: await listNotifications(db, user),
  });
  yield jsonFile("account.json", account);
  yield jsonFile("profile.json", z.encode(profile.nullable(), user.candidateProfile));
  yield jsonFile("resume.json", jsonResumeOf(account.user));

  const asCandidate = { id: userId, role: "candidate", waiting: false } as const;
  const applications = everyPage(rowsPerPage, async (slice) => {
    const page = await ownApplicationsFor(db, { user: asCandidate, ...slice }, config);
    const ids = page.items.map(({ id }) => id);
    const histories = byApplication(await listHistories(db, ids));
    const conversations = byApplication(await messagesOf(db, ids));
    const matches = byApplication(await reasonsOfApplications(db, ids));
    const answers = byApplication(await answersOfApplications(db, ids));
    const interviews = byApplication(await interviewsForTheirCandidate(db, ids));
    const told = byApplication(await toldOfApplications(db, ids));
    const items = page.items.map((application) =>
      z.encode(applicationData, {
        ...application,
        history: histories.get(application.id) ?? [],
        messages: conversations.get(application.id) ?? [],
        answers: answers.get(application.id) ?? [],
        matchReasons: matches.get(application.id)?.flatMap(({ reasons }) => reasons) ?? [],
        interviews: interviews.get(application.id) ?? [],
        equalOpportunity: told.get(application.id)?.at(0) ?? null,
      }),
    );
    return { ...page, items };
  });
  yield { name: "applications.json", content: jsonList(applications) };

  const jobs = everyPage(rowsPerPage, async (slice) => {
    const page = await listPostedJobs(db, { postedBy: userId, ...slice });
    return { ...page, items: page.items.map((job) => z.encode(jobData, job)) };
  });
  yield { name: "jobs.json", content: jsonList(jobs) };

  const saved = everyPage(rowsPerPage, async (slice) => {
    const page = await listSavedRows(db, { userId, ...slice });
    return { ...page, items: page.items.map((job) => z.encode(savedJobData, job)) };
  });
  yield { name: "saved-jobs.json", content: jsonList(saved) };

  yield jsonFile("alerts.json", z.encode(alertData, await alertsOf(db, userId)));

  yield jsonFile("views.json", z.encode(viewData, await ownViewsOf(db, userId)));

  yield jsonFile("findable.json", z.encode(findableData, await findableOf(db, userId)));

  const requests = everyPage(rowsPerPage, async (slice) => {
    const page = await requestsOf(db, { userId, ...slice });
    return { ...page, items: page.items.map((one) => z.encode(talkRequestData, one)) };
  });
  yield { name: "requests.json", content: jsonList(requests) };

  const looks = everyPage(rowsPerPage, async (slice) => {
    const page = await looksOf(db, { userId, ...slice });
    return { ...page, items: page.items.map((one) => z.encode(lookData, one)) };
  });
  yield { name: "looks.json", content: jsonList(looks) };

  const companies = everyPage(rowsPerPage, async (slice) => {
    const page = await listOwnCompanies(db, { userId, ...slice });
    return { ...page, items: page.items.map((company) => z.encode(companyData, company)) };
  });
  yield { name: "companies.json", content: jsonList(companies) };

  const notices = everyPage(rowsPerPage, async (slice) => {
    const page = await noticesOf(db, { userId, unread: false, ...slice });
    return { ...page, items: page.items.map((one) => z.encode(notice, one)) };
  });
  yield { name: "notices.json", content: jsonList(notices) };
}

const byApplication = <Row extends { applicationId: string }>(rows: Row[]) =>
  Map.groupBy(rows, ({ applicationId }) => applicationId);

const jsonFile = (name: string, value: unknown): ArchivedFile => ({
  name,
  content: inOnePiece(`${JSON.stringify(value, null, 2)}\n`),
});

async function* inOnePiece(text: string) {
  yield text;
}
