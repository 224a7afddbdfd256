import { everything } from "@rolecall/contract/page.ts";
import { addressPage, addressWords } from "#lib/text/address-words.ts";

interface DirectorySearch {
  query?: string | undefined;
  industry?: string | undefined;
  /** The page with which the list begins: browsers without scripts go from page to page. */
  page?: number | undefined;
}

/** 'All Industries' is no filter. */
const addressChosen = (industry: unknown) =>
  industry === everything ? undefined : addressWords(industry);

/** The search parameters of the directory: words, a part of an industry, and a page. */
export const directorySearch = ({
  query,
  industry,
  page,
}: Record<string, unknown>): DirectorySearch => ({
  page: addressPage(page),
  query: addressWords(query),
  industry: addressChosen(industry),
});
