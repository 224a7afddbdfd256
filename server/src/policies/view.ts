// Who reads and changes a kept view: one's own, or a team's for its members but reviewers.
import { and, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { views } from "#db/schema/views/views.ts";
import { companiesWhereUserMay } from "./company.ts";
import type { Account } from "./employer.ts";

const isOf = (companyIds: SQL | ReturnType<typeof companiesWhereUserMay>) =>
  sql`${views.companyId} = any(array${companyIds})`;

/** The condition on `views` that the user reads the view. */
export const isReadableView = (db: Db, user: Account): SQL =>
  sql`${or(
    and(eq(views.authorId, user.id), isNull(views.companyId)),
    isOf(companiesWhereUserMay(db, user, "manageJobs")),
  )}`;

/** The condition on `views` that the user changes the view: wrote it, or leads its company. */
export const mayChangeView = (db: Db, user: Account): SQL =>
  sql`${and(
    isReadableView(db, user),
    or(eq(views.authorId, user.id), isOf(companiesWhereUserMay(db, user, "changeViews"))),
  )}`;
