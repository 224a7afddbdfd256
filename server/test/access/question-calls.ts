// The access to calls about a job's questions and what candidates answered.
import type * as questions from "@rolecall/contract/hiring/questions.ts";
import type { HiringScene } from "#test/hiring-scene.ts";
import type { Row } from "./access-matrix.ts";
import { itsReaders, leaders, managersOfTheJob } from "./team-calls.ts";

type EndpointNames = {
  [Name in keyof typeof questions]: (typeof questions)[Name] extends { method: string }
    ? Name
    : never;
}[keyof typeof questions];

const ofJob = ({ job }: HiringScene) => ({ params: { id: job.id } });
const ofCompany = ({ employer }: HiringScene) => ({ params: { id: employer.id } });
const body = { questions: [{ text: "Do you drive?", type: "yes-no" }] };
/** Members of the company, in whatever role; the poster of the job is none. */
const members: Pick<Row, "statuses" | "team"> = {
  statuses: [401, 403, 403, 403, 403, 200, 403],
  team: { admin: 200, colleague: 200, reviewer: 200, otherReviewer: 200 },
};

export const questionCalls: Record<EndpointNames, Row> = {
  listJobQuestions: { call: ofJob, statuses: 200 },
  setJobQuestions: {
    call: (scene) => ({ ...ofJob(scene), body }),
    statuses: managersOfTheJob,
  },
  listCompanyQuestions: { call: ofCompany, ...members },
  setCompanyQuestions: {
    call: (scene) => ({ ...ofCompany(scene), body }),
    ...leaders(200),
  },
  listAnswers: { call: ({ application }) => ({ params: { id: application.id } }), ...itsReaders },
};
