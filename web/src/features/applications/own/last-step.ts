import type { OwnApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { longDateText } from "#lib/text/dates.ts";

type Steps = Pick<OwnApplication, "status" | "updatedAt" | "openedAt" | "withdrawnAt">;

/** What happened to an application last, beside the status that its badge says, with its day; null where it was only sent. */
export const lastStep = ({ status, updatedAt, openedAt, withdrawnAt }: Steps): string | null => {
  if (withdrawnAt !== null) return `Taken back ${longDateText(withdrawnAt)}`;
  if (status !== "pending") return `In this status since ${longDateText(updatedAt)}`;
  return openedAt === null ? null : `Opened ${longDateText(openedAt)}`;
};
