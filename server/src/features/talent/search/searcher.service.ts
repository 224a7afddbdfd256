import { chooseCompanyText, companyNeededText } from "@rolecall/contract/talent/candidates.ts";
import type { Db } from "#db/db.ts";
import { employerKey } from "#features/talent/reading/employer-key.ts";
import { AppError } from "#http/errors.ts";
import { listCompaniesOfSearcher, type Searcher } from "#policies/talent.ts";

/** For whom somebody searches. @throws `forbidden` without a company, `bad-input` where one must be chosen */
export const searcherOf = async (
  db: Db,
  { user, companyId }: { user: { id: string }; companyId?: string | undefined },
): Promise<Searcher> => {
  const own = await listCompaniesOfSearcher(db, user.id);
  const possible = own.filter(
    ({ id, maySearch }) => maySearch && (companyId === undefined || id === companyId.toLowerCase()),
  );
  const [company, another] = possible;
  if (!company) throw new AppError("forbidden", companyNeededText);
  if (another) throw new AppError("bad-input", chooseCompanyText, { path: "companyId" });
  return {
    userId: user.id,
    company,
    ofCompanies: own.map(({ id }) => id),
    employers: [...new Set(own.map(({ name }) => employerKey(name)))],
  };
};
