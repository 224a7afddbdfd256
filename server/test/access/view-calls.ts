// The access to kept views of applications, and to the figures of hiring: employers' accounts, each for what it manages.
import type * as analytics from "@rolecall/contract/analytics/analytics.ts";
import type * as views from "@rolecall/contract/views/views.ts";
import type { Row } from "./access-matrix.ts";
import { managersOfTheJob, postersOnly } from "./team-calls.ts";

type Calls = typeof analytics & typeof views;
type EndpointNames = {
  [Name in keyof Calls]: Calls[Name] extends { method: string } ? Name : never;
}[keyof Calls];

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
};
