import { interviewPagePrefix } from "@rolecall/contract/interviews/interview-pages.ts";
import type { MadeInterview } from "@rolecall/contract/interviews/interviews.schemas.ts";
import type { Interview } from "./interviews.queries.ts";

const minute = 60_000;

const endOf = ({ startsAt, durationMinutes }: Pick<Interview, "startsAt" | "durationMinutes">) =>
  startsAt && new Date(startsAt.getTime() + durationMinutes * minute);

/** Who reads an interview. */
export interface Reader {
  isCandidate: boolean;
  /** Whether they may have the candidate's page. */
  hasPage: boolean;
  publicUrl: string;
}

/** An interview as somebody reads it. */
export const asRead = (
  interview: Interview,
  { isCandidate, hasPage, publicUrl }: Reader,
): MadeInterview => {
  const { interviewers, noShow, rescheduled, token, ...read } = interview;
  return {
    ...read,
    endsAt: endOf(interview),
    pageUrl: hasPage ? `${publicUrl}${interviewPagePrefix}${token}` : null,
    ...(!isCandidate && { interviewers, noShow, rescheduled }),
  };
};
