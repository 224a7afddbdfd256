import {
  type DirectorySort,
  directorySorts,
  otherLetters,
} from "@rolecall/contract/companies/companies.ts";
import { everything } from "@rolecall/contract/page.ts";
import { addressChoice, addressPage, addressWords } from "#lib/text/address-words.ts";

interface DirectorySearch {
  query?: string | undefined;
  industry?: string | undefined;
  sort?: DirectorySort | undefined;
  letter?: string | undefined;
  /** The page with which the list begins: browsers without scripts go from page to page. */
  page?: number | undefined;
}

/** 'All Industries' is no filter. */
const addressChosen = (industry: unknown) =>
  industry === everything ? undefined : addressWords(industry);

const isLetter = (value: string) => value === otherLetters || /^[\p{L}\p{N}]$/u.test(value);

/** The search parameters of the directory: words, a part of an industry, an order, a letter, and a page. */
export const directorySearch = ({
  query,
  industry,
  sort,
  letter,
  page,
}: Record<string, unknown>): DirectorySearch => {
  const [order, initial] = [addressChoice(sort, directorySorts), addressWords(letter)];
  return {
    page: addressPage(page),
    query: addressWords(query),
    industry: addressChosen(industry),
    // The usual order is left out.
    sort: order === "name" ? undefined : order,
    letter: initial !== undefined && isLetter(initial) ? initial.toUpperCase() : undefined,
  };
};
