import {
  filterApplications,
  getApplication,
  listJobApplications,
  listOwnApplications,
} from "@rolecall/contract/applications/applications.ts";
import type { TimelineEvent } from "@rolecall/contract/applications/timeline.schemas.ts";
import {
  changeApplication,
  getTimeline,
  openApplication,
  withdrawApplication,
} from "@rolecall/contract/applications/timeline.ts";
import { endlessQueryOf, mutationOf, queryOf } from "#lib/query.ts";

/** What happened to an application, oldest first, page after page. */
export const timelineQuery = (id: string) =>
  endlessQueryOf<typeof getTimeline, TimelineEvent>(getTimeline, ({ page }) => ({
    params: { id },
    query: { page },
  }));

/** One's own application. */
export const applicationQuery = (id: string) => queryOf(getApplication, { params: { id } });

const ofCandidate = [getApplication, getTimeline, listOwnApplications];
export const withdrawMutation = mutationOf(withdrawApplication, {
  invalidates: ofCandidate,
  invalidatesOnConflict: ofCandidate,
});
export const changeApplicationMutation = mutationOf(changeApplication, {
  invalidates: ofCandidate,
  invalidatesOnConflict: ofCandidate,
});

/** The hiring team's first look. */
export const openedMutation = mutationOf(openApplication, {
  invalidates: [getTimeline],
  marksStale: [listJobApplications, filterApplications],
});
