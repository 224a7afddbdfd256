import type { KeptSearch } from "@rolecall/contract/alerts/alerts.schemas.ts";
import type { AlertFrequency } from "@rolecall/contract/alerts/alerts.ts";
import {
  changeAlert,
  createAlert,
  deleteAlert,
  listAlerts,
  listRefinements,
  previewAlert,
} from "@rolecall/contract/alerts/alerts.ts";
import { mutationOf, queryOf } from "#lib/query.ts";

/** The searches that the user keeps, the newest first. */
export const alertsQuery = queryOf(listAlerts, {});

/** What a kept search would have sent in the last month. */
export const previewQuery = (search: KeptSearch, frequency: AlertFrequency) =>
  queryOf(previewAlert, { body: { search, frequency } });

/** What to change in an alert so that a job does not come. */
export const refinementsQuery = (id: string, jobId: string) =>
  queryOf(listRefinements, { params: { id }, query: { jobId } });

const lists = { invalidates: [listAlerts] };
export const createAlertMutation = mutationOf(createAlert, lists);
export const changeAlertMutation = mutationOf(changeAlert, {
  ...lists,
  marksStale: [listRefinements],
});
export const deleteAlertMutation = mutationOf(deleteAlert, { marksStale: [], invalidates: [] });
