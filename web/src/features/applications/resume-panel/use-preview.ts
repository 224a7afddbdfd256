import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { useEffect, useRef } from "react";

type PreviewInput = {
  applications: LoadedApplication[];
  /** Whether the list still contains the application. */
  isListed: (application: LoadedApplication) => boolean;
  /**
   * Loads the next page and resolves to all loaded applications; null where everything is loaded.
   */
  loadMore: (() => Promise<LoadedApplication[]>) | null;
  /** The id of the application whose resume is open, by the address. */
  opened: string | undefined;
  /** Writes the id into the address. */
  show: (opened: string | undefined) => void;
};

/** The resume that is open beside the list, with functions to open its neighbours and close it. */
export interface Preview {
  opened: LoadedApplication | undefined;
  previous: (() => void) | null;
  /** Loads the next page where the last loaded resume is open. */
  next: (() => void) | null;
  close: () => void;
}

/** The element id of the button that opens an application's resume. */
export const previewButtonId = (applicationId: string) => `preview-${applicationId}`;

/**
 * The open resume of a list and its neighbours. The list scrolls along with it, and closing it
 * moves the focus to the candidate last read.
 */
export function usePreview(input: PreviewInput): Preview {
  const { applications, isListed, loadMore, opened: id, show } = input;
  const index = applications.findIndex((application) => application.id === id);
  const leadTo = (neighbour: LoadedApplication | undefined) =>
    neighbour ? () => show(neighbour.id) : null;
  const nextIn = (loaded: LoadedApplication[]) => loaded.slice(index + 1).find(isListed);
  const goPastLoaded = async () => {
    const next = loadMore && nextIn(await loadMore());
    if (next) show(next.id);
  };

  const before = useRef<string>(undefined);
  useEffect(() => {
    const left = before.current;
    before.current = id;
    const button = document.getElementById(previewButtonId(id ?? left ?? ""));
    if (id !== undefined) button?.closest("article")?.scrollIntoView({ block: "nearest" });
    else if (left !== undefined) button?.focus();
  }, [id]);

  return {
    opened: applications[index],
    previous: leadTo(applications.slice(0, Math.max(index, 0)).findLast(isListed)),
    next: index === -1 ? null : (leadTo(nextIn(applications)) ?? (loadMore && goPastLoaded)),
    close: () => show(undefined),
  };
}
