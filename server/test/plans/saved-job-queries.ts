// The queries of saved jobs: an account's, and those that a browser names.
import { asked, get, type ListQuery } from "./asked.ts";

export const savedJobScreens: ListQuery[] = [
  asked("candidate", "/api/jobs/saved"),
  asked("candidate", "/api/jobs/saved", { sort: "deadline", page: 2 }),
  asked("candidate", "/api/jobs/saved/ids"),
  {
    what: "jobs by their ids",
    ask: ({ anonymous, busy }) => get(anonymous, "/api/jobs", { ids: busy.job }),
  },
];
