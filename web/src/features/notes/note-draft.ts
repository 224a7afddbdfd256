import { type DraftPlace, readDraft } from "#lib/drafts/draft-store.ts";

/** Where the browser keeps what a user half wrote of a note on an application. */
export const noteDraft = (userId: string, applicationId: string): DraftPlace => ({
  userId,
  form: `note:${applicationId}`,
});

/** Whether the user left a note on the application half written. */
export const hasNoteDraft = (userId: string, applicationId: string): boolean =>
  "text" in readDraft(noteDraft(userId, applicationId));
