import type { ListedCompany } from "@rolecall/contract/companies/companies.schemas.ts";

type Named = Pick<ListedCompany, "id" | "name" | "location" | "industry" | "activeJobCount">;

const fold = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

const mostSuggested = 8;

/**
 * Of companies that were found by name or description those whose name has what was typed, in their
 * order. Of several with one name, each says where it is.
 */
export const suggestedCompanies = (found: readonly Named[], typed: string) => {
  const words = fold(typed).split(/\s+/);
  const named = found.filter(({ name }) => words.every((word) => fold(name).includes(word)));
  return named.slice(0, mostSuggested).map((company) => {
    const { id, name, activeJobCount } = company;
    const isShared = named.some((other) => other.id !== id && other.name === name);
    const place = isShared ? (company.location ?? company.industry) : null;
    return { id, text: place ? `${name} (${place})` : name, jobs: activeJobCount };
  });
};
