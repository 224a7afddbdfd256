// What the caller may do in each company of an answer.
import type { CompanyCan } from "@rolecall/contract/companies/company.schemas.ts";
import type { Db } from "#db/db.ts";
import type { companies } from "#db/schema/companies.ts";
import { type CompanyAct, mayInCompany, postingRefusalOf } from "./company.ts";
import type { Account } from "./employer.ts";
import { readStanding, type Standing } from "./standing.ts";

type CompanyRow = Pick<typeof companies.$inferSelect, "id" | "postingBy" | "suspendedAt">;

const nothing: CompanyCan = {
  edit: false,
  verify: false,
  choosePosters: false,
  post: false,
  readTeam: false,
  changeMembers: false,
  invite: false,
  readHistory: false,
  readImpact: false,
  searchPeople: false,
  readLetters: false,
  setDefaults: false,
  handOver: false,
  delete: false,
};

/** The same companies, each with what the user may do in it: one query for all of them, none for visitors. */
export const withCompanyCan = async <Company extends CompanyRow>(
  db: Db,
  user: Account | null,
  found: Company[],
): Promise<(Company & { can: CompanyCan })[]> => {
  const standing = await readStanding(db, user, { companyIds: found.map(({ id }) => id) });
  return found.map((company) => ({
    ...company,
    can: standing ? canOf(standing, company) : nothing,
  }));
};

/** One company with what the user may do in it. */
export const withOwnCan = async <Company extends CompanyRow>(
  db: Db,
  user: Account | null,
  company: Company,
): Promise<Company & { can: CompanyCan }> => {
  const standing = await readStanding(db, user, { companyIds: [company.id] });
  return { ...company, can: standing ? canOf(standing, company) : nothing };
};

const canOf = (standing: Standing, company: CompanyRow): CompanyCan => {
  const role = standing.roleIn(company.id);
  const may = (act: CompanyAct) => mayInCompany(role, act);
  const isSuspended = company.suspendedAt !== null;
  return {
    edit: may("edit"),
    verify: may("verify"),
    choosePosters: may("choosePosters"),
    post: !isSuspended && postingRefusalOf(role, company) === null,
    readTeam: may("readTeam"),
    changeMembers: may("changeMembers"),
    invite: may("invite") && !isSuspended,
    readHistory: may("readHistory"),
    readImpact: may("readImpact"),
    searchPeople: may("searchPeople") && !isSuspended,
    readLetters: may("readLetters"),
    setDefaults: may("setDefaults"),
    handOver: may("handOver"),
    delete: may("delete"),
  };
};
