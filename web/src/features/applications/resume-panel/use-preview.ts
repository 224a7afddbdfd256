import type { LoadedApplication } from "@rolecall/contract/applications/application.ts";
import { useEffect, useRef } from "react";

type PreviewInput = {
  applications: LoadedApplication[];
  /** Whether the list still shows one of them. */
  isListed: (application: LoadedApplication) => boolean;
  /** Resolves to more of them, where there are. */
  loadMore: (() => Promise<LoadedApplication[]>) | null;
  /** The id of the application whose resume is open, by the address. */
  opened: string | undefined;
  /** Has the address say so. */
  show: (opened: string | undefined) => void;
};

/** Which resume is read beside the list, and the ways to its neighbours and out. */
export interface Preview {
  opened: LoadedApplication | undefined;
  previous: (() => void) | null;
  /** Loads more where the loaded ones end. */
  next: (() => void) | null;
  close: () => void;
}

/** What the button that opens an application's resume is known by. */
export const previewButtonId = (applicationId: string) => `preview-${applicationId}`;

/** Keeps the list with the resume that is read; the focus goes back to the candidate one has come to. */
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
