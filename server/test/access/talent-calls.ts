// The access to the search for candidates: who may search for a company, and one's own part in it.
import type * as candidates from "@rolecall/contract/talent/candidates.ts";
import type * as findable from "@rolecall/contract/talent/findable.ts";
import { type Row, signedIn } from "./access-matrix.ts";

type Calls = typeof candidates & typeof findable;
type EndpointNames = {
  [Name in keyof Calls]: Calls[Name] extends { method: string } ? Name : never;
}[keyof Calls];

/** There is no such request and no such person. */
const unknown = () => ({ id: crypto.randomUUID() });

/** Who searches has a company: the owner, and those who manage the jobs of one. */
const withCompany = (status: number): Pick<Row, "statuses" | "team"> => ({
  statuses: [401, 403, 403, 403, 403, status, 403],
  team: { admin: status, colleague: status, reviewer: 403, otherReviewer: 403 },
});

export const talentCalls: Record<EndpointNames, Row> = {
  getFindable: { statuses: signedIn(200) },
  setFindable: { call: () => ({ body: { to: "verified", except: [] } }), statuses: signedIn(200) },
  listTalkRequests: { statuses: signedIn(200) },
  answerTalkRequest: {
    call: () => ({ params: unknown(), body: { status: "yes" } }),
    statuses: signedIn(404),
  },
  listLooks: { statuses: signedIn(200) },
  searchCandidates: { call: () => ({}), ...withCompany(200) },
  getCandidate: { call: () => ({ params: unknown() }), ...withCompany(404) },
  matchCandidate: {
    call: ({ job }) => ({ params: unknown(), query: { jobId: job.id } }),
    ...withCompany(404),
  },
  askToTalk: {
    call: ({ job }) => ({ params: unknown(), body: { jobId: job.id, message: "Shall we talk?" } }),
    ...withCompany(404),
  },
};
