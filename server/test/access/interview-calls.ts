// The access to calls about interviews: the hiring team and the candidate read, who manages the job schedules.
import type * as availability from "@rolecall/contract/interviews/availability.ts";
import type * as pages from "@rolecall/contract/interviews/interview-pages.ts";
import type * as interviews from "@rolecall/contract/interviews/interviews.ts";
import type { Row } from "./access-matrix.ts";
import { itsReaders, postersOnly } from "./team-calls.ts";

type Contract = typeof availability & typeof pages & typeof interviews;
type EndpointNames = {
  [Name in keyof Contract]: Contract[Name] extends { method: string } ? Name : never;
}[keyof Contract];

/** There is no such interview. */
const missing: Row["statuses"] = [401, 403, 403, 404, 404, 404, 404];
/** There is no such link. */
const nowhere: Pick<Row, "statuses"> = { statuses: 404 };
const day = 24 * 60 * 60 * 1000;
const tomorrow = () => new Date(Date.now() + day).toISOString();

export const interviewCalls: Record<EndpointNames, Row> = {
  getAvailability: { statuses: postersOnly(200) },
  setAvailability: {
    call: () => ({
      body: {
        timeZone: "Europe/Berlin",
        hours: [{ day: 1, from: "09:00", to: "17:00" }],
        bufferMinutes: 10,
      },
    }),
    statuses: postersOnly(200),
  },
  listFreeTimes: {
    // None of them is in a company of an outsider.
    call: ({ people }) => ({
      query: {
        interviewerIds: people.owner.id,
        durationMinutes: "60",
        from: new Date().toISOString(),
        to: tomorrow(),
      },
    }),
    statuses: [401, 403, 403, 400, 400, 200, 400],
    team: { admin: 200, colleague: 200, reviewer: 200, otherReviewer: 200 },
  },
  createCalendar: { statuses: postersOnly(200) },
  deleteCalendar: { statuses: postersOnly(204) },
  listInterviews: {
    call: ({ application }) => ({ params: { id: application.id } }),
    ...itsReaders,
  },
  addInterview: {
    call: ({ application, people }) => ({
      params: { id: application.id },
      body: {
        startsAt: tomorrow(),
        durationMinutes: 60,
        timeZone: "Europe/Berlin",
        interviewerIds: [people.manager.id],
      },
    }),
    statuses: [401, 403, 403, 201, 403, 201, 403],
  },
  changeInterview: {
    call: () => ({ params: { id: crypto.randomUUID() }, body: { room: "Bell Rock" } }),
    statuses: missing,
  },
  cancelInterview: { call: () => ({ params: { id: crypto.randomUUID() } }), statuses: missing },
  getInterviewPage: { call: () => ({ params: { token: "x" } }), ...nowhere },
  chooseInterviewTime: {
    call: () => ({ params: { token: "x" }, body: { startsAt: tomorrow() } }),
    ...nowhere,
  },
  cancelByPage: { call: () => ({ params: { token: "x" } }), ...nowhere },
};
