import type { ReactNode } from "react";
import { isOfSession } from "#lib/api-client.ts";
import { toast } from "#ui/toast/toast-store.ts";

/** Says what failed. A session that is gone is said elsewhere, once for all calls. */
export const toastUploadFailure = (error: unknown, title: string, description: ReactNode): void => {
  if (!isOfSession(error)) toast({ title, description, variant: "destructive" });
};
