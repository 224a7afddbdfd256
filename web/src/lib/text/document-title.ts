import { documentTitle } from "@rolecall/contract/pages.ts";
import { useEffect } from "react";
import { siteName } from "./site-name.ts";

/**
 * Names the screen in the browser's tab and history. Until the name is known the last one stays,
 * which on a page just opened is the server's.
 */
export const useDocumentTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title !== undefined) document.title = documentTitle(title, siteName());
  }, [title]);
};
