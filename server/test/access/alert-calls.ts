// The access to calls about kept searches: whoever is signed in has their own, and nobody else's.
import type * as alerts from "@rolecall/contract/alerts/alerts.ts";
import type { Client } from "#test/client.ts";
import { type Row, signedIn } from "./access-matrix.ts";

type EndpointNames = {
  [Name in keyof typeof alerts]: (typeof alerts)[Name] extends { method: string } ? Name : never;
}[keyof typeof alerts];

const kept = { search: { query: "glassblower" }, frequency: "daily" };
const keep = async (applicant: Client): Promise<string[]> => {
  const { body } = await applicant.post<{ id: string }>("/api/alerts", {
    body: { ...kept, search: { query: crypto.randomUUID() } },
  });
  return [body.id];
};
const own = (status: number): Row["statuses"] => [401, status, 404, 404, 404, 404, 404];
const ofGiven = (_scene: unknown, [id = ""]: string[]) => ({ params: { id } });

export const alertCalls: Record<EndpointNames, Row> = {
  listAlerts: { statuses: signedIn(200) },
  createAlert: { call: () => ({ body: kept }), statuses: signedIn(201) },
  previewAlert: { call: () => ({ body: kept }), statuses: signedIn(200) },
  changeAlert: {
    before: keep,
    call: (scene, given) => ({ ...ofGiven(scene, given), body: { name: "Glass" } }),
    statuses: own(200),
  },
  deleteAlert: { before: keep, call: ofGiven, statuses: own(204) },
  listRefinements: {
    before: keep,
    call: (scene, given) => ({ ...ofGiven(scene, given), query: { jobId: scene.job.id } }),
    statuses: own(200),
  },
};
