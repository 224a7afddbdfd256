import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { instant, requestedInstant } from "#values/instant.ts";
import * as endpoints from "./interview-pages.ts";
import { interviewLinkEndedText, offeredTimesText } from "./interview-pages.ts";
import { interviewStates } from "./interviews.ts";

/** What who has the link reads: no name of a person, no place. */
const page = z.object({
  company: z.string(),
  job: z.string(),
  state: z.enum(interviewStates),
  startsAt: instant.nullable(),
  times: z.array(instant).meta({ description: "Those that are still free" }),
  durationMinutes: z.int(),
  timeZone: z.string(),
});
export type InterviewPage = z.input<typeof page>;

const params = z.object({ token: z.string({ error: interviewLinkEndedText }) });

export const interviewPageEndpoints = describeEndpoints(endpoints, {
  getInterviewPage: {
    summary: "An interview, for who has the candidate's link",
    params,
    reply: page,
  },
  chooseInterviewTime: {
    summary: "Choose one of the offered times, another one later, or confirm the present one",
    refusals: ["conflict", "too-many"],
    params,
    body: z.object({ startsAt: requestedInstant("first", offeredTimesText) }),
    reply: page,
  },
  cancelByPage: {
    summary: "Cancel the interview, for who has the candidate's link",
    refusals: ["missing"],
    status: 204,
    params,
  },
});
