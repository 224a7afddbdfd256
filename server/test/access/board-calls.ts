// The access to calls about stages, the board and the review.
import { applicationStatuses } from "@rolecall/contract/applications/application-status.ts";
import type * as board from "@rolecall/contract/hiring/board.ts";
import type * as review from "@rolecall/contract/hiring/review.ts";
import type * as stages from "@rolecall/contract/hiring/stages.ts";
import type * as undos from "@rolecall/contract/hiring/undo.ts";
import type { Row } from "./access-matrix.ts";

type EndpointNames<File> = {
  [Name in keyof File]: File[Name] extends { method: string } ? Name : never;
}[keyof File];

const hiringTeam = (status: number): Pick<Row, "statuses" | "team"> => ({
  statuses: [401, 403, 403, status, 403, status, 403],
  team: { reviewer: status },
});
const managers = (status: number): Pick<Row, "statuses"> => ({
  statuses: [401, 403, 403, status, 403, status, 403],
});
const ofJob: Row["call"] = ({ job }) => ({ params: { id: job.id } });
const ofCompany: Row["call"] = ({ employer }) => ({ params: { id: employer.id } });
const oneOfEach = applicationStatuses.map((status) => ({ name: `Stage ${status}`, status }));
const withStages =
  (call: NonNullable<Row["call"]>): Row["call"] =>
  (scene, given) => ({ ...call(scene, given), body: { stages: oneOfEach } });

type Names =
  | EndpointNames<typeof board>
  | EndpointNames<typeof review>
  | EndpointNames<typeof stages>
  | EndpointNames<typeof undos>;

export const boardCalls: Record<Names, Row> = {
  listCompanyStages: {
    call: ofCompany,
    statuses: [401, 403, 403, 403, 403, 200, 403],
    team: { admin: 200, colleague: 200, reviewer: 200, otherReviewer: 200 },
  },
  setCompanyStages: {
    call: withStages(ofCompany),
    statuses: [401, 403, 403, 403, 403, 200, 403],
    team: { admin: 200 },
  },
  listJobStages: { call: ofJob, ...hiringTeam(200) },
  setJobStages: { call: withStages(ofJob), ...managers(200) },
  removeJobStages: { call: ofJob, ...managers(204) },
  getBoard: { call: ofJob, ...hiringTeam(200) },
  listCards: {
    // There is no such stage, which the hiring team alone learns.
    call: ({ job }) => ({ params: { id: job.id, stageId: crypto.randomUUID() } }),
    ...hiringTeam(404),
  },
  peekReview: {
    // Nothing is behind it.
    call: ({ job, application }) => ({
      params: { id: job.id },
      query: { after: application.id },
    }),
    ...hiringTeam(204),
  },
  reviewNext: {
    call: ofJob,
    ...hiringTeam(200),
    reads: {
      letter: ["manager", "owner", "reviewer"],
      applicantEmail: ["manager", "owner", "reviewer"],
    },
  },
  // Nobody undoes what others did.
  undo: {
    call: () => ({ params: { id: crypto.randomUUID() }, body: {} }),
    statuses: [401, 403, 403, 404, 404, 404, 404],
  },
  listReviewing: { call: ofJob, ...hiringTeam(200) },
  // There is no such stage, which only those learn who manage a job, and of many applications any employer.
  moveToStage: {
    call: ({ application }) => ({
      params: { id: application.id },
      body: { stageId: crypto.randomUUID() },
    }),
    ...managers(400),
  },
  moveManyToStage: {
    call: ({ application }) => ({
      body: { applicationIds: [application.id], stageId: crypto.randomUUID() },
    }),
    statuses: [401, 403, 403, 400, 400, 400, 400],
  },
};
