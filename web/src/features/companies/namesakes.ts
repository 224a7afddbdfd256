import type { ListedCompany } from "@rolecall/contract/companies/companies.schemas.ts";
import { comparable } from "@rolecall/contract/values/comparable.ts";
import { foundedText } from "./company-text.ts";

/** The ids of those companies whose name others have as well, as names are compared. */
export const namesakesAmong = (
  companies: readonly Pick<ListedCompany, "id" | "name">[],
): ReadonlySet<string> => {
  const alike = Map.groupBy(companies, ({ name }) => comparable(name));
  return new Set(
    [...alike.values()].flatMap((group) => (group.length > 1 ? group.map(({ id }) => id) : [])),
  );
};

/** What tells a company from others of its name: its place, else its website, else since when it is there. */
export const markOf = ({
  location,
  website,
  createdAt,
}: Pick<ListedCompany, "location" | "website" | "createdAt">): string => {
  if (location) return location;
  if (website) return new URL(website).host.replace(/^www\./, "");
  return foundedText(createdAt);
};
