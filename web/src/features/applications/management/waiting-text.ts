import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";

const day = 24 * 60 * 60 * 1000;

/** How long a candidate has waited for a decision, in whole days; empty once there is one. */
export const waitingText = (
  { status, appliedAt }: Pick<LoadedApplication, "status" | "appliedAt">,
  now = new Date(),
): string => {
  if (status === "rejected" || status === "hired") return "";
  const days = Math.floor((now.getTime() - new Date(appliedAt).getTime()) / day);
  if (days < 1) return "Today";
  return `${days} day${days === 1 ? "" : "s"}`;
};
