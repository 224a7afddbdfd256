import type { MessageSide } from "@rolecall/contract/conversations/message-side.ts";

/** What all letters about an application to one side have in common, so that they stand in one thread. */
export const applicationThread = (applicationId: string, side: MessageSide): string =>
  side === "candidate" ? `application ${applicationId}` : `application ${applicationId} employer`;
