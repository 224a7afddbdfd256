import type { RefObject } from "react";
import { usePageKeys } from "#lib/page-keys.ts";

/** `/` puts the cursor into the search, from anywhere on the page where nobody types. */
export const useSearchKey = (box: RefObject<HTMLInputElement | null>): void =>
  usePageKeys(({ key }) => {
    if (key !== "/") return false;
    box.current?.focus();
    box.current?.select();
    return true;
  });
