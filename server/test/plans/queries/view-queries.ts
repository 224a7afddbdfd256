// The queries of kept views and of the figures of hiring.
import { listTold } from "#features/equal-opportunity/equal-opportunity.queries.ts";
import * as impact from "#features/equal-opportunity/impact.queries.ts";
import * as views from "#features/views/views.queries.ts";
import { asked, type Board, ofOneRecruiter } from "./asked.ts";

export const viewScreens = [
  asked("recruiter", "/api/views"),
  // The figures are of all that was sent in the span, and before it.
  asked("recruiter", "/api/analytics", {}, 4 * ofOneRecruiter),
  asked("recruiter", ({ job }) => `/api/analytics?jobId=${job}`, {}, 4 * ofOneRecruiter),
];

export const viewQueries: Record<string, (board: Pick<Board, "db" | "busy">) => Promise<unknown>> =
  {
    "how many views somebody keeps": ({ db, busy }) =>
      views.countViews(db, { authorId: busy.recruiter, companyId: null }),
    "how many views a team keeps": ({ db, busy }) =>
      views.countViews(db, { authorId: busy.recruiter, companyId: busy.company }),
    "the views of an archive": ({ db, busy }) => views.listOwnViews(db, busy.recruiter),
    "deleting a view": ({ db, busy }) =>
      views.deleteView(db, {
        id: busy.job,
        user: { id: busy.recruiter, role: "recruiter", waiting: false },
      }),
    "what candidates told apart from applications": ({ db, busy }) => listTold(db, [busy.job]),
    "the quarters to compute": ({ db }) => impact.listUncomputed(db, ["2026-Q1", "2026-Q2"]),
    "the groups of a company in a quarter": ({ db, busy }) =>
      impact.findGroups(db, { companyId: busy.company, quarter: "2026-Q1" }),
    "the views that go with an account": ({ db, busy }) => views.deleteOwnViews(db, busy.recruiter),
  };
