import { companyMissingText } from "@rolecall/contract/companies/companies.ts";
import type { GivenRole, MemberRole } from "@rolecall/contract/teams/member-role.ts";
import {
  memberMissingText,
  ownerNeedsAccountText,
  ownerStaysText,
} from "@rolecall/contract/teams/members.ts";
import { id as isId } from "@rolecall/contract/values/id.ts";
import type { Db } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { giveToOwner, removeCompany } from "#features/companies/companies.service.ts";
import { keepJobsOfMember } from "#features/jobs/team-jobs.service.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { withCompanyCan, withOwnCan } from "#policies/company-can.ts";
import { checkMayInCompany, findCompanyRole, isOwner, rolesSeenBy } from "#policies/company.ts";
import { lockCompany } from "#read-models/locked-company.queries.ts";
import { becameOwnerLetter } from "./became-owner.letter.ts";
import { handedOverLetter } from "./handed-over.letter.ts";
import { memberRemovedLetter } from "./member-removed.letter.ts";
import {
  companyExists,
  deleteMember,
  deleteReviews,
  findMember,
  holdEmployersAccount,
  listCompaniesOf,
  listMembers,
  updateMemberRole,
} from "./members.queries.ts";
import { roleChangedLetter } from "./role-changed.letter.ts";

interface OnCompany {
  id: string;
  user: SignedInUser;
}

/** All members for members; the owner alone for everybody else. */
export const membersOf = async (
  db: Db,
  { id, user, ...slice }: OnCompany & { query?: string | undefined; page: number; limit: number },
) => {
  const role = await companyRole(db, { id, user });
  return listMembers(db, { companyId: id, roles: rolesSeenBy(role), ...slice });
};

/** The caller's role in a company that is there. */
export const companyRole = async (db: Db, { id, user }: OnCompany): Promise<MemberRole | null> => {
  const [role, company] = await Promise.all([
    findCompanyRole(db, { companyId: id, user }),
    companyExists(db, id),
  ]);
  if (!company) throw companyMissing();
  return role;
};

export const changeMember = (
  db: Db,
  { id, user, userId, role }: OnCompany & { userId: string; role: GivenRole },
) =>
  db.transaction(async (db) => {
    const { member } = await lockMember(db, { id, user, userId });
    await checkMayInCompany(db, { companyId: id, user }, "changeMembers");
    if (isOwner(member)) throw new AppError("conflict", ownerStaysText);
    if (member.role === role) return member;
    const which = { companyId: id, userId };
    await updateMemberRole(db, { ...which, role });
    await deleteReviews(db, which);
    await recordChange(db, {
      actorId: user.id,
      action: "role-changed",
      subjectId: userId,
      companyId: id,
      changes: { role: { from: member.role, to: role } },
    });
    if (userId !== user.id) await sendLetter(db, roleChangedLetter, { ...which, role });
    return { ...member, role };
  });

/** Removes a member, for owner and admins; one's own membership, for everybody but the owner. */
export const removeMember = (
  db: Db,
  { id, user, userId }: OnCompany & { userId: string },
): Promise<void> =>
  db.transaction(async (db) => {
    const { member } = await lockMember(db, { id, user, userId });
    const isOwn = userId === user.id;
    if (!isOwn) await checkMayInCompany(db, { companyId: id, user }, "changeMembers");
    if (isOwner(member)) throw new AppError("conflict", ownerStaysText);
    const which = { companyId: id, userId };
    await deleteMember(db, which);
    await deleteReviews(db, which);
    await keepJobsOfMember(db, { companyId: id, postedBy: userId });
    await recordChange(db, {
      actorId: user.id,
      action: isOwn ? "member-left" : "member-removed",
      subjectId: userId,
      companyId: id,
      changes: { role: member.role },
    });
    if (!isOwn) await sendLetter(db, memberRemovedLetter, { ...which });
  });

/** Hands the company over to a member who may own one; the owner before becomes an admin. */
export const handOver = async (db: Db, { id, user, userId }: OnCompany & { userId: string }) => {
  const company = await giveCompanyTo(db, { id, actorId: user.id, userId, user });
  return withOwnCan(db, user, company);
};

/** The companies that the user belongs to, each with their role and what they may do in it. */
export const companiesOf = async (db: Db, user: SignedInUser) =>
  withCompanyCan(db, user, await listCompaniesOf(db, user.id));

interface Given {
  id: string;
  actorId: string;
  userId: string;
  /** Who gives it as its owner; nobody where an administrator does. */
  user?: SignedInUser;
}

/** Makes a member the owner of the company; the owner before becomes an admin, and both are told. */
export const giveCompanyTo = (db: Db, { id, actorId, userId, user }: Given) =>
  db.transaction(async (db) => {
    const { company, member } = await lockMember(db, { id, user, userId });
    if (user) await checkMayInCompany(db, { companyId: id, user }, "handOver");
    if (isOwner(member)) return company;
    if (!(await holdEmployersAccount(db, userId)))
      throw new AppError("conflict", ownerNeedsAccountText);
    const answer = await giveToOwner(db, { id, ownerId: userId });
    await deleteReviews(db, { companyId: id, userId });
    await recordChange(db, {
      actorId,
      action: "owner-changed",
      subjectId: userId,
      companyId: id,
      changes: { ownerId: { from: company.ownerId, to: userId } },
    });
    await sendLetter(db, becameOwnerLetter, { companyId: id, userId });
    const before = company.ownerId;
    if (before) await sendLetter(db, handedOverLetter, { companyId: id, userId: before });
    return answer;
  });

/** Deletes a company without jobs, for its owner. Its history stays with the audit entries. */
export const deleteCompany = (db: Db, { id, user }: OnCompany): Promise<void> =>
  db.transaction(async (db) => {
    const company = await lockTeam(db, id);
    await checkMayInCompany(db, { companyId: id, user }, "delete");
    await removeCompany(db, id);
    await recordChange(db, {
      actorId: user.id,
      action: "company-deleted",
      subjectId: id,
      companyId: id,
      changes: { name: company.name },
    });
  });

/** The company, whose team nobody else changes until the transaction ends. */
export const lockTeam = async (db: Db, id: string) => {
  const company = await lockCompany(db, id, "no key update");
  if (!company) throw companyMissing();
  return company;
};

const lockMember = async (
  db: Db,
  { id, user, userId }: { id: string; user: SignedInUser | undefined; userId: string },
) => {
  const company = await lockTeam(db, id);
  // Who is in a team is nothing that a stranger learns from a 404 in place of a 403.
  if (user && user.id !== userId) await checkMayInCompany(db, { companyId: id, user }, "readTeam");
  const member = isId.safeParse(userId).success
    ? await findMember(db, { companyId: id, userId })
    : null;
  if (!member) throw new AppError("missing", memberMissingText);
  return { company, member };
};

const companyMissing = () => new AppError("missing", companyMissingText);
