import { useEffect } from "react";

/** Names the screen in the browser's tab and history. */
export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    document.title = title === "" ? "Rolecall" : `${title} - Rolecall`;
  }, [title]);
};
