// The queries of stages, the board and the review.
import { randomUUID } from "node:crypto";
import { findLinesOfResume } from "#features/applications/anonymous/application-resume.queries.ts";
import * as kept from "#features/applications/match/kept-match.queries.ts";
import * as boards from "#features/board/board.queries.ts";
import * as review from "#features/board/review.queries.ts";
import * as match from "#features/match/match.queries.ts";
import { lockSkills } from "#features/profiles/profiles.queries.ts";
import { listUnread } from "#features/resumes/reading/unread-resumes.queries.ts";
import * as stages from "#features/stages/stages.queries.ts";
import { listStandings } from "#policies/application.ts";
import { findJobAccess } from "#policies/job.ts";
import { anonymousAmong } from "#read-models/anonymous/anonymous.queries.ts";
import { asked, type Board, ofOneRecruiter } from "./asked.ts";

const chosen = {
  status: undefined,
  stageId: undefined,
  waiting: false,
  starred: false,
  ruledOut: false,
};
const reviewerOf = ({ busy }: Board) => ({
  jobId: busy.job,
  userId: busy.recruiter,
  isManager: true,
});

/** The newest of each stage with their people, whose names may be read in one go. */
const ofBoard = 6_000;

export const boardScreens = [
  asked("recruiter", ({ job }) => `/api/jobs/${job}/board`, {}, ofBoard),
  asked("recruiter", ({ job }) => `/api/jobs/${job}/board`, { limit: 100, search: "a" }, ofBoard),
  asked("recruiter", ({ job }) => `/api/jobs/${job}/board`, { sort: "match" }, ofBoard),
  asked("recruiter", ({ job }) => `/api/jobs/${job}/stages`),
  asked("recruiter", ({ job }) => `/api/jobs/${job}/review`),
  asked("recruiter", "/api/applications/filter", { stageId: randomUUID() }, ofOneRecruiter),
];

/** What matches read of jobs, people and applications. */
const matchQueries: Record<string, (board: Board) => Promise<unknown>> = {
  "whether a person is as they were": ({ db, busy }) => match.findPersonState(db, busy.candidate),
  "a person to match": ({ db, busy }) =>
    match.findPerson(db, { userId: busy.candidate, resumeId: randomUUID() }),
  "a job to match": ({ db, busy }) => match.findJobToMatch(db, busy.job),
  "the match of an application": ({ db, busy }) => kept.findKeptMatch(db, busy.application),
  "the reasons of matches": ({ db, busy }) => kept.listReasons(db, [busy.application]),
  "the end of matches": ({ db }) => kept.deleteMatches(db, [randomUUID()]),
  "applications without a match": ({ db }) => kept.lockUnmatched(db, 50),
  "resumes that nobody read": ({ db }) => listUnread(db, 50),
  "somebody's skills": ({ db, busy }) => lockSkills(db, busy.candidate),
};

export const boardQueries: Record<string, (board: Board) => Promise<unknown>> = {
  ...matchQueries,
  "which applications are anonymous": ({ db, busy }) =>
    anonymousAmong(db, [busy.application, randomUUID()]),
  "the lines of an application's resume": ({ db, busy }) => findLinesOfResume(db, busy.application),
  "the stages of a company": ({ db, busy }) => stages.listStages(db, { companyId: busy.company }),
  "the deletion of stages": ({ db }) => stages.deleteStages(db, [randomUUID()]),
  "who reads the applications of a job": ({ db, busy }) =>
    findJobAccess(db, {
      jobId: busy.job,
      user: { id: busy.recruiter, role: "recruiter", waiting: false } as never,
    }),
  "how somebody stands to the applications of a page": ({ db, busy }) =>
    listStandings(db, {
      ids: [busy.application, randomUUID()],
      user: { id: busy.recruiter, role: "recruiter", waiting: false } as never,
    }),
  "one stage of a board": async ({ db, busy }) => {
    const list = await stages.listStages(db, { companyId: busy.company });
    const choosing = {
      jobId: busy.job,
      list,
      userId: busy.recruiter,
      chosen,
      sort: "match" as const,
    };
    const stageId = list[0]?.id ?? randomUUID();
    const slice = { page: 1, limit: 20, after: busy.application };
    return boards.listOfStage(db, { ...choosing, stageId, slice });
  },
  "the cards of a board": ({ db, busy }) => boards.listForCards(db, [busy.application]),
  "one's place in a hiring team": (board) => review.holdPlaceInTeam(board.db, reviewerOf(board)),
  "what somebody reviews": (board) => review.findHeld(board.db, reviewerOf(board)),
  "the place of an application in the review": ({ db, busy }) =>
    review.findPlace(db, { jobId: busy.job, id: busy.application }),
  "the next application to review": async (board) => {
    const { db, busy } = board;
    const place = await review.findPlace(db, { jobId: busy.job, id: busy.application });
    return review.findNext(db, reviewerOf(board), place);
  },
  "how many are to be reviewed": ({ db, busy, ...rest }) =>
    review.countFree(db, { ...reviewerOf({ db, busy, ...rest }), held: busy.application }, null),
  "the end of a review": (board) => review.deleteHold(board.db, reviewerOf(board)),
};
