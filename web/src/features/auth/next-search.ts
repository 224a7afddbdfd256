import { safeNextPath } from "@rolecall/contract/pages.ts";

export interface NextSearch {
  /** The address to go to after signing in, or once a role is chosen. */
  next?: string;
}

export const nextSearch = ({ next }: Record<string, unknown>): NextSearch =>
  next === undefined ? {} : { next: safeNextPath(next) };

/** The mailed link's token. */
export const resetSearch = (search: Record<string, unknown>): { token: string } => ({
  token: typeof search["token"] === "string" ? search["token"] : "",
});

/** The id of the job that a sign-in goes on to. */
export const waitingJobId = (next: string): string | undefined =>
  /^\/jobs\/([\da-f-]{36})$/i.exec(next)?.[1];

/** The token of the invitation to a team that a sign-in goes on to. */
export const teamInvitation = (next: string): string | undefined =>
  /^\/invitations\/([\w-]+)$/.exec(next)?.[1];
