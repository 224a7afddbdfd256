import type { Interview } from "./interviews.queries.ts";

/** How an interview is to be. */
export interface Plan {
  /** Null of one that is proposed. */
  startsAt: Date | null;
  times: Date[];
  durationMinutes: number;
  timeZone: string;
  interviewerIds: string[];
  room: string | null;
  videoUrl: string | null;
}

/** The plan by which an interview stands. */
export const planOf = (interview: Interview): Plan => ({
  startsAt: interview.state === "scheduled" ? interview.startsAt : null,
  times: interview.times,
  durationMinutes: interview.durationMinutes,
  timeZone: interview.timeZone,
  interviewerIds: interview.interviewers.map(({ id }) => id),
  room: interview.room,
  videoUrl: interview.videoUrl,
});
