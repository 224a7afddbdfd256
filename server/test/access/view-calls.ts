import type * as analytics from "@rolecall/contract/analytics/analytics.ts";
// The access to kept views of applications, and to the figures of hiring: employers' accounts, each for what it manages.
import type * as equalOpportunity from "@rolecall/contract/equal-opportunity/equal-opportunity.ts";
import type * as views from "@rolecall/contract/views/views.ts";
import type { Row } from "./access-matrix.ts";
import { leaders, managersOfTheJob, postersOnly } from "./team-calls.ts";

type Calls = typeof analytics & typeof views & typeof equalOpportunity;
type EndpointNames = {
  [Name in keyof Calls]: Calls[Name] extends { method: string } ? Name : never;
}[keyof Calls];

/** To everybody else there is no such application. */
const applicantOnly: Row["statuses"] = [401, 200, 404, 404, 404, 404, 404];
const ofApplication: Row["call"] = ({ application }) => ({ params: { id: application.id } });

const view = { name: "Waiting", screen: "list", query: "status=pending" };
/** There is no such view. */
const unknown = () => ({ params: { id: crypto.randomUUID() }, body: {} });

export const viewCalls: Record<EndpointNames, Row> = {
  listViews: { call: () => ({}), statuses: postersOnly(200) },
  addView: { call: () => ({ body: view }), statuses: postersOnly(201) },
  changeView: { call: unknown, statuses: postersOnly(404) },
  deleteView: { call: unknown, statuses: postersOnly(404) },
  getAnalytics: {
    call: ({ job }) => ({ query: { jobId: job.id } }),
    statuses: managersOfTheJob,
  },
  getEqualOpportunity: { call: ofApplication, statuses: applicantOnly },
  setEqualOpportunity: {
    call: ({ application }) => ({ params: { id: application.id }, body: { gender: "woman" } }),
    statuses: applicantOnly,
  },
  getImpact: {
    call: ({ employer }) => ({ params: { id: employer.id }, query: { quarter: "2020-Q1" } }),
    ...leaders(200),
  },
};
