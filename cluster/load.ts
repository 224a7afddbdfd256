import { setTimeout as delay } from "node:timers/promises";
import { applicationStatuses } from "@rolecall/contract/applications/application-status.ts";
import { expect, vi } from "vitest";
import type { Browser } from "./browser.ts";
import { Ledger } from "./ledger.ts";
import { addCompany, newJob, sendResume, signUp } from "./people.ts";
import type { Site } from "./site.ts";

/** People at work: candidates who apply, a recruiter who posts jobs and moves applications, visitors. */
export interface Load {
  ledger: Ledger;
  startedAt: number;
  /** The most requests at the same time. */
  atOnce: number;
  /** Resolves after so many further acknowledgements. */
  goOnFor(acknowledgements: number): Promise<void>;
  /** Lets everybody finish what they are at. */
  stop(): Promise<void>;
  /** Throws unless all that was acknowledged is there, and everybody is still signed in. */
  verify(): Promise<void>;
}

const candidateCount = 4;
/** The pause between a person's requests, in milliseconds. */
const thinkingMs = 10;
const jobsBeforehand = 10;

export const startLoad = async (site: Site): Promise<Load> => {
  const ledger = new Ledger();
  const working = new AbortController();
  /** A call whose loss is the caller's to bear: whether there is an answer or not, it goes on. */
  const attempt = async <Body>(browser: Browser, call: Parameters<Browser["ask"]>[0]) => {
    const answer = await browser.ask<Body>(call).catch(() => null);
    ledger.note(call.method ?? "GET", answer?.status ?? 0);
    return answer;
  };
  const again = async (turn: () => Promise<unknown>): Promise<void> => {
    while (!working.signal.aborted) {
      await turn();
      await delay(thinkingMs);
    }
  };

  const recruiter = site.visit();
  await signUp(recruiter, "recruiter");
  const companyId = await addCompany(recruiter);
  const jobs: string[] = [];
  const post = async () => {
    const body = newJob(companyId);
    const answer = await attempt<{ id: string }>(recruiter, {
      method: "POST",
      path: "/api/jobs",
      body,
    });
    if (answer?.status !== 201) return;
    ledger.jobs.add(answer.body.id);
    ledger.acknowledge();
    jobs.push(answer.body.id);
  };
  for (let posted = 0; posted < jobsBeforehand; posted += 1) await post();

  const candidates = await Promise.all(
    Array.from({ length: candidateCount }, async () => {
      const browser = site.visit();
      await signUp(browser, "candidate");
      return { browser, resumeUrl: await sendResume(browser), next: 0 };
    }),
  );

  const apply = async (candidate: (typeof candidates)[number]) => {
    const jobId = jobs[candidate.next];
    if (jobId === undefined) return;
    const { browser, resumeUrl } = candidate;
    const body = { jobId, coverLetter: "I am awake.", resumeUrl };
    const call = { method: "POST", path: "/api/applications", body } as const;
    const answer = await attempt<{ id: string }>(browser, call);
    // 409: an application that was never acknowledged went in all the same.
    if (answer?.status === 201 || answer?.status === 409) candidate.next += 1;
    if (answer?.status !== 201) return;
    ledger.applications.add(answer.body.id);
    ledger.acknowledge();
  };

  let turn = 0;
  const moveOn = async () => {
    turn += 1;
    const id = [...ledger.applications].at(-1 - (turn % 20));
    const status = applicationStatuses[turn % applicationStatuses.length] ?? "pending";
    if (id === undefined) return;
    const possible = ledger.statuses.get(id) ?? new Set(["pending"]);
    ledger.statuses.set(id, possible.add(status));
    const path = `/api/applications/${id}/status`;
    const answer = await attempt(recruiter, { method: "PUT", path, body: { status } });
    if (answer?.status !== 200) return;
    ledger.statuses.set(id, new Set([status]));
    ledger.acknowledge();
  };

  const visitor = site.visit();
  const occupations = [
    ...candidates.map((candidate) => () => apply(candidate)),
    ...candidates.map(
      ({ browser }) =>
        () =>
          attempt(browser, { path: "/api/auth/user" }),
    ),
    post,
    moveOn,
    () => attempt(visitor, { path: "/api/jobs?query=keeper" }),
  ];
  const startedAt = performance.now();
  const work = Promise.all(occupations.map(again));

  const statusesNow = async () => {
    const found = new Map<string, string>();
    for (const { browser } of candidates) {
      const answer = await browser.ask<{ id: string; status: string }[]>({
        path: "/api/applications/candidate",
      });
      expect(answer.status).toBe(200);
      for (const { id, status } of answer.body) found.set(id, status);
    }
    return found;
  };

  return {
    ledger,
    startedAt,
    atOnce: occupations.length,
    goOnFor: async (acknowledgements) => {
      const enough = ledger.moments.length + acknowledgements;
      await vi.waitUntil(() => ledger.moments.length >= enough, {
        timeout: 5 * 60_000,
        interval: 10,
      });
    },
    stop: async () => {
      working.abort();
      await work;
    },
    verify: async () => {
      const found = await statusesNow();
      const lost = [...ledger.applications].filter((id) => !found.has(id));
      const wrong = [...ledger.statuses].filter(
        ([id, possible]) => !possible.has(found.get(id) ?? ""),
      );
      const gone = [];
      for (const id of ledger.jobs)
        if ((await recruiter.ask({ path: `/api/jobs/${id}` })).status !== 200) gone.push(id);
      expect({ lost, wrong, gone }).toEqual({ lost: [], wrong: [], gone: [] });
      // No request was told to sign in again, and none failed unexpectedly.
      expect(ledger.answersWith(401, 403, 404, 500, 0)).toEqual({});
    },
  };
};
