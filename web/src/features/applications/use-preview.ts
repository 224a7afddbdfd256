import type { LoadedApplication } from "@rolecall/contract/application.ts";
import { useEffect, useRef } from "react";

type PreviewInput = {
  applications: LoadedApplication[];
  /** The id of the application whose resume is open, by the address. */
  opened: string | undefined;
  /** Has the address say so. */
  show: (opened: string | undefined) => void;
};

/** Which resume is read beside the list, and the ways to its neighbours and out. */
export interface Preview {
  opened: LoadedApplication | undefined;
  previous: (() => void) | null;
  next: (() => void) | null;
  close: () => void;
}

/** What the button that opens an application's resume is known by. */
export const previewButtonId = (applicationId: string) => `preview-${applicationId}`;

/** Keeps the list with the resume that is read; the focus goes back to the candidate one has come to. */
export function usePreview({ applications, opened: id, show }: PreviewInput): Preview {
  const index = applications.findIndex((application) => application.id === id);
  const leadTo = (neighbour: LoadedApplication | undefined) =>
    neighbour ? () => show(neighbour.id) : null;

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
    previous: leadTo(applications[index - 1]),
    next: index === -1 ? null : leadTo(applications[index + 1]),
    close: () => show(undefined),
  };
}
