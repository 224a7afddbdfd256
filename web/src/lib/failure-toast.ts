import { toast } from "#ui/toast-store.ts";
import { isUnauthorized, sentenceOf } from "./api-client.ts";

/**
 * Says what failed, in the server's own sentence where it gave one. A session
 * that is gone is said elsewhere, once for all calls.
 */
export const toastFailure = (title: string, error: unknown, fallback: string): void => {
  if (isUnauthorized(error)) return;
  toast({ title, description: sentenceOf(error, fallback), variant: "destructive" });
};
