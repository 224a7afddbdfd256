import type { Db } from "#db/db.ts";
import { readingsOf } from "#features/applications/timeline.service.ts";
import { isLate, isTakenBack } from "./late-events.ts";
import type { LiveEvent } from "./live.queries.ts";
import { textOf } from "./stream.ts";

/** An event in the words of each reader; null for those who hear nothing of it. */
interface ToldEvent {
  event: LiveEvent;
  forManagers: string | null;
  forReviewers: string | null;
  forCandidate: string | null;
}

/** What open boards are told of a move. */
const moveOf = (event: LiveEvent): ToldEvent => {
  const { position, applicationId, jobId } = event;
  const where = event.event.data as { stageId: string; status: string };
  const text = textOf({ name: "board", id: position, data: { jobId, applicationId, ...where } });
  return { event, forManagers: text, forReviewers: text, forCandidate: null };
};

/** Events as they are told, in their order; types of which nobody hears are left out. */
export const tellingsOf = async (db: Db, events: LiveEvent[]): Promise<ToldEvent[]> => {
  const recorded = events.map(({ applicationId, event, by }) => ({
    applicationId,
    event: { ...event, by },
  }));
  const readings = await readingsOf(db, recorded);
  const told = readings.map(({ event: index, ofCandidate, ofEmployer }): ToldEvent => {
    const event = events[index] as LiveEvent;
    const { position, applicationId, jobId } = event;
    const text = (read: object, id: object) =>
      textOf({ name: "timeline", ...id, data: { applicationId, jobId, event: read } });
    return {
      event,
      forManagers: text(ofEmployer, { id: position }),
      forReviewers: null,
      forCandidate: isTakenBack(event)
        ? null
        : // Ids rise: what is told later than it happened has none.
          text(ofCandidate, isLate(event) ? {} : { id: position }),
    };
  });
  const moves = events.filter(({ event }) => event.type === "moved").map(moveOf);
  return [...told, ...moves].toSorted((one, other) => one.event.position - other.event.position);
};

/** The text for a user: as who manages or reviews the job (`isManager`), or else as the candidate. */
export const textFor = (told: ToldEvent, isManager: boolean | undefined): string | null => {
  if (isManager === undefined) return told.forCandidate;
  return isManager ? told.forManagers : told.forReviewers;
};
