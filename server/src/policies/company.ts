// What somebody may do in a company, by their role in it.
import { membersOnlyText } from "@rolecall/contract/jobs/jobs.ts";
import {
  leadingRoles,
  managingRoles,
  type MemberRole,
  memberRoles,
} from "@rolecall/contract/teams/member-role.ts";
import { and, eq, inArray, isNull, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import type { companies } from "#db/schema/companies.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { users } from "#db/schema/users.ts";
import { AppError, roleRefused } from "#http/errors.ts";
import { type Account, accountActsAsEmployer, actsAsEmployer } from "./employer.ts";

/** The roles that each act is for. Everybody else is refused with one sentence. */
const rolesFor = {
  handOver: ["owner"],
  delete: ["owner"],
  choosePosters: ["owner"],
  edit: leadingRoles,
  verify: leadingRoles,
  invite: leadingRoles,
  changeMembers: leadingRoles,
  readHistory: leadingRoles,
  setDefaults: leadingRoles,
  takeJobsOver: leadingRoles,
  deleteNotes: leadingRoles,
  changeViews: leadingRoles,
  readImpact: leadingRoles,
  manageJobs: managingRoles,
  readLetters: managingRoles,
  searchPeople: managingRoles,
  readTeam: memberRoles,
  /** The page of a company that is suspended. */
  readSuspended: memberRoles,
} as const satisfies Record<string, readonly MemberRole[]>;
export type CompanyAct = keyof typeof rolesFor;

type RoleOrNone = MemberRole | null | undefined;

/** Whether somebody with this role in a company, or with none, may do this there. */
export const mayInCompany = (role: RoleOrNone, act: CompanyAct): boolean =>
  rolesFor[act].some((one) => one === role);

/** The condition that a role, which a query reads, may do this. */
export const roleMay = (role: SQLWrapper, act: CompanyAct): SQL =>
  inArray(sql`${role}`, [...rolesFor[act]]);

/** The user's role in a company; null for others and for who acts as no employer. */
export const findCompanyRole = async (
  db: Db,
  { companyId, user }: { companyId: string; user: Account | null },
): Promise<MemberRole | null> => {
  if (!user || !actsAsEmployer(user)) return null;
  const [found] = await db
    .select({ role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, user.id)))
    .limit(1);
  return found?.role ?? null;
};

interface Asked {
  companyId: string;
  user: Account | null;
}

/** Refuses who may not do this in the company, and answers the role of who may. */
export const checkMayInCompany = async (
  db: Db,
  asked: Asked,
  act: CompanyAct,
): Promise<MemberRole> => {
  const role = await findCompanyRole(db, asked);
  if (role === null || !mayInCompany(role, act)) throw roleRefused();
  return role;
};

/** The companies in which the user may do this, as a subquery. */
export const companiesWhereUserMay = (db: Db, user: Account, act: CompanyAct) =>
  db
    .select({ id: companyMembers.companyId })
    .from(companyMembers)
    .where(and(eq(companyMembers.userId, user.id), roleMay(companyMembers.role, act)));

/** Whether somebody with this role, or with none, may post the company's jobs; else why not. */
export const postingRefusalOf = (
  role: RoleOrNone,
  { postingBy }: Pick<typeof companies.$inferSelect, "postingBy">,
): AppError | null => {
  if (mayInCompany(role, "manageJobs")) return null;
  if (role) return roleRefused();
  return postingBy === "members" ? new AppError("forbidden", membersOnlyText) : null;
};

/** Whether this member owns the company: there is one, who is neither changed nor removed. */
export const isOwner = ({ role }: { role: MemberRole }): boolean => mayInCompany(role, "handOver");

/** Whether this member reads single jobs alone, to which they are added. */
export const isReviewer = ({ role }: { role: MemberRole }): boolean =>
  !mayInCompany(role, "manageJobs");

/** The condition that a member, whom a query reads, is a reviewer. */
export const isReviewersRole = (role: SQLWrapper): SQL => sql`not ${roleMay(role, "manageJobs")}`;

/** The members that somebody with this role sees: all of them, or the owner alone. */
export const rolesSeenBy = (role: RoleOrNone): readonly MemberRole[] =>
  mayInCompany(role, "readTeam") ? memberRoles : rolesFor.handOver;

const inOrder = sql.raw(`array[${memberRoles.map((role) => `'${role}'`).join(", ")}]`);
/** From the role with the most rights to the one with the fewest. */
export const rankOf = (role: SQLWrapper): SQL => sql`array_position(${inOrder}, ${role})`;

/** The role of a member where somebody else owns the company: who owned it leads its team. */
export const roleBesideOwner = (role: SQLWrapper): SQL =>
  sql`case when ${roleMay(role, "handOver")} then 'admin' else ${role} end`;

/**
 * Who follows the owner of a company whose account is erased: of those who manage its jobs, act as employers
 * and are not leaving, the one of the highest role who joined first. Null where there is none.
 */
export const findSuccessor = async (
  db: Db,
  { companyId, ownerId }: { companyId: string; ownerId: string },
): Promise<string | null> => {
  const [successor] = await db
    .select({ id: users.id })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        sql`${users.id} <> ${ownerId}`,
        roleMay(companyMembers.role, "manageJobs"),
        accountActsAsEmployer(users),
        isNull(users.eraseAt),
      ),
    )
    .orderBy(rankOf(companyMembers.role), companyMembers.joinedAt, users.id)
    .limit(1);
  return successor?.id ?? null;
};
