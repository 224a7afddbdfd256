import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { forgetJobsSavedHere } from "./jobs-saved-here.ts";
import { takeAlongMutation } from "./saved-job-writes.api.ts";

/** Moves what was saved in this browser into the account of who has signed in. */
export function TakeAlong({ ids }: { ids: readonly string[] }) {
  const { mutate } = useMutation(takeAlongMutation);
  const take = useEffectEvent(() =>
    // Where the account has no room for them they stay in the browser.
    mutate({ body: { ids: [...ids] } }, { onSuccess: () => forgetJobsSavedHere(ids) }),
  );
  useEffect(() => take(), []);
  return null;
}
