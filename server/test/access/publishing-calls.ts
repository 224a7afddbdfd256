import type { HiringScene } from "#test/hiring-scene.ts";
import type { Row } from "./access-matrix.ts";
import { managersOfTheJob } from "./team-calls.ts";

const ofCompany = ({ employer }: HiringScene) => ({ params: { id: employer.id } });
/** The company has none of this id. */
const unknown = ({ employer }: HiringScene) => ({
  params: { id: employer.id, templateId: crypto.randomUUID() },
});
/** Members of the company but reviewers; the poster of the job is none. */
const team = (status: number): Pick<Row, "statuses" | "team"> => ({
  statuses: [401, 403, 403, 403, 403, status, 403],
  team: { admin: status, colleague: status },
});

/** What is done with drafts, histories and templates of jobs, asked of a job that was posted. */
export const publishingCalls = {
  publishJob: {
    call: ({ job }) => ({ params: { id: job.id } }),
    statuses: [401, 403, 403, 409, 403, 409, 403],
  },
  listJobChanges: {
    call: ({ job }) => ({ params: { id: job.id } }),
    statuses: managersOfTheJob,
  },
  copyJob: {
    call: ({ job }) => ({ params: { id: job.id } }),
    statuses: [401, 403, 403, 201, 403, 201, 403],
  },
  listJobTemplates: { call: ofCompany, ...team(200) },
  addJobTemplate: {
    call: (scene) => ({ ...ofCompany(scene), body: { name: "Potters", jobId: scene.job.id } }),
    ...team(201),
  },
  deleteJobTemplate: { call: unknown, ...team(404) },
  beginFromTemplate: { call: unknown, ...team(404) },
} satisfies Record<string, Row>;
