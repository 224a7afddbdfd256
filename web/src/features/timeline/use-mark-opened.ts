import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { openedMutation } from "./timeline.api.ts";

/** Tells the server that the hiring team looks at the application for the first time. */
export const useMarkOpened = ({
  id,
  openedAt,
  resumeUrl,
}: Pick<LoadedApplication, "id" | "openedAt" | "resumeUrl">): void => {
  const { mutate } = useMutation(openedMutation);
  // Of an erased application nothing is left to look at.
  const isUnopened = openedAt === null && resumeUrl !== "";
  useEffect(() => {
    // A failure is nothing that the reader could mend: the next look tells it again.
    if (isUnopened) mutate({ params: { id } });
  }, [id, isUnopened, mutate]);
};
