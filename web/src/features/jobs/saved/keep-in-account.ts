import type { QueryClient } from "@tanstack/react-query";
import { toastFailure } from "#lib/failure-toast.tsx";
import { forgetJobMutation, saveJobMutation } from "./saved-job-writes.api.ts";

/** Saves a job for the user, or takes it off; of several presses one after the other. A failure is said. */
export const keepInAccount = async (
  client: QueryClient,
  { id, saved }: { id: string; saved: boolean },
): Promise<void> => {
  const mutations = client.getMutationCache();
  const scope = { id: `saved ${id}` };
  try {
    await (saved
      ? mutations.build(client, { ...saveJobMutation, scope }).execute({ params: { id }, body: {} })
      : mutations.build(client, { ...forgetJobMutation, scope }).execute({ params: { id } }));
  } catch (error) {
    toastFailure("Error", error, "The job could not be saved.");
  }
};
