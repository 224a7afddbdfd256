import {
  createCalendar,
  deleteCalendar,
  getAvailability,
  listFreeTimes,
  setAvailability,
} from "@rolecall/contract/interviews/availability.ts";
import { mutationOf, queryOf } from "#lib/query.ts";

export const availabilityQuery = queryOf(getAvailability, {});
export const setAvailabilityMutation = mutationOf(setAvailability, {
  invalidates: [getAvailability],
  marksStale: [listFreeTimes],
});
export const createCalendarMutation = mutationOf(createCalendar, { invalidates: [] });
export const deleteCalendarMutation = mutationOf(deleteCalendar, { invalidates: [] });
