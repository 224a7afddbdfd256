import type { Db } from "#db/db.ts";
import { applicationMissing } from "#features/applications/application-missing.ts";
import { type MadeMatch, makeMatch, scoreNow } from "#features/match/match.service.ts";
import type { SignedInUser } from "#http/session.ts";
import { matchVersion } from "#match/match-version.ts";
import { checkMayRead } from "#policies/application.ts";
import { findAnonymous } from "#read-models/anonymous/anonymous.queries.ts";
import { hideInReasons } from "#read-models/anonymous/hide.ts";
import {
  findKeptMatch,
  type KeptMatch,
  listReasons,
  lockUnmatched,
  updateMatch,
} from "./kept-match.queries.ts";

interface Sent {
  userId: string;
  jobId: string;
  resumeId: string;
}

/** The match of an application that is being sent, as it is kept with it. */
export const matchToKeep = async (db: Db, sent: Sent): Promise<KeptMatch> =>
  asKept(await makeMatch(db, sent), sent.resumeId);

/** The text of the resume stays with the file. */
const asKept = (made: MadeMatch | null, resumeId: string): KeptMatch => {
  const { job, person } = made?.inputs ?? {};
  return {
    matchScore: made?.score ?? null,
    matchVersion,
    reasons: JSON.stringify(made?.reasons ?? []),
    inputs: JSON.stringify(person ? { job, person: { ...person, resume: resumeId } } : {}),
  };
};

/** The match of an application when it was sent, and what it would be now, for who may read the application. */
export const matchOfApplication = async (
  db: Db,
  { id, user }: { id: string; user: SignedInUser },
) => {
  const { isRead } = await checkMayRead(db, { id, user });
  const match = await matchAsKept(db, id);
  const anonymous = isRead ? await findAnonymous(db, id) : null;
  return anonymous ? { ...match, reasons: hideInReasons(anonymous, match.reasons) } : match;
};

const matchAsKept = async (db: Db, id: string) => {
  const kept = await findKeptMatch(db, id);
  if (!kept) throw applicationMissing();
  const { jobId, candidateId: userId, resumeId } = kept;
  const none = { score: null, version: matchVersion };
  if (userId === null || resumeId === null) return { ...none, reasons: [], now: none };
  const now = await scoreNow(db, { jobId, userId, resumeId });
  if (kept.version === null) {
    // Sent before matches were kept: the task has not come to it yet.
    const made = await makeMatch(db, { jobId, userId, resumeId });
    return { ...none, score: made?.score ?? null, reasons: made?.reasons ?? [], now };
  }
  return { score: kept.score, version: kept.version, reasons: kept.reasons ?? [], now };
};

/** The reasons of the matches of some applications, as they were when these were sent. */
export const reasonsOfApplications = (db: Db, ids: string[]) => listReasons(db, ids);

const atOnce = 50;
const mostInOneRun = 5_000;

/** Matches the applications that were sent before matches were kept, as job and person are now. */
export const matchOldApplications = async (db: Db): Promise<void> => {
  for (
    let matched = 0, found = atOnce;
    found === atOnce && matched < mostInOneRun;
    matched += found
  )
    found = await db.transaction(async (db) => {
      const unmatched = await lockUnmatched(db, atOnce);
      for (const { id, jobId, candidateId: userId, resumeId } of unmatched)
        if (userId !== null && resumeId !== null)
          await updateMatch(db, { id, ...(await matchToKeep(db, { userId, jobId, resumeId })) });
      return unmatched.length;
    });
};
