import { toast } from "#ui/toast/toast-store.ts";
import { isOfSession, isUnreachable, sentenceOf } from "./api-client.ts";

/** A failure, with its reason below if it is known. */
export const failedBecause = (failed: string, reason: string) => (
  <>
    <span className="block">{failed}</span>
    <span className="block">{reason}</span>
  </>
);

/**
 * Says what failed: in the server's own sentence where it gave one, else in ours, with the reason
 * where there was no answer. A session that is gone, or another's, is said elsewhere, once for all calls.
 */
export const toastFailure = (title: string, error: unknown, failed?: string): void => {
  if (isOfSession(error)) return;
  const description =
    failed !== undefined && isUnreachable(error)
      ? failedBecause(failed, error.sentence)
      : sentenceOf(error, failed ?? "Please try again.");
  toast({ title, description, variant: "destructive" });
};
