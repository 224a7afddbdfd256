// The access to calls about criteria and scorecards: all of the hiring team; its managers alone set criteria.
import type * as scorecards from "@rolecall/contract/hiring/scorecards.ts";
import type { HiringScene } from "#test/hiring-scene.ts";
import type { Row } from "./access-matrix.ts";
import { managersOfTheJob, reviewerReads } from "./team-calls.ts";

type EndpointNames = {
  [Name in keyof typeof scorecards]: (typeof scorecards)[Name] extends { method: string }
    ? Name
    : never;
}[keyof typeof scorecards];

const ofJob = ({ job }: HiringScene) => ({ params: { id: job.id } });
const ofApplication = ({ application }: HiringScene) => ({ params: { id: application.id } });
const hiringTeam = { statuses: managersOfTheJob, team: reviewerReads };

export const scorecardCalls: Record<EndpointNames, Row> = {
  listCriteria: { call: ofJob, ...hiringTeam },
  setCriteria: {
    call: (scene) => ({ ...ofJob(scene), body: { criteria: [{ name: "Craft" }] } }),
    statuses: managersOfTheJob,
  },
  setScorecard: {
    call: (scene) => ({ ...ofApplication(scene), body: { scores: [], recommendation: 4 } }),
    ...hiringTeam,
  },
  listScorecards: { call: ofApplication, ...hiringTeam },
};
