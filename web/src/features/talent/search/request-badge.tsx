import type { Candidate } from "@rolecall/contract/talent/candidates.schemas.ts";
import { Badge } from "#ui/badge.tsx";

const states = {
  waiting: { label: "You wrote, no answer yet", tone: "yellow" },
  yes: { label: "Said yes", tone: "green" },
  no: { label: "Said no", tone: "neutral" },
} as const;

/** What became of what the company wrote; nothing where it did not. */
export function RequestBadge({ request }: Pick<Candidate, "request">) {
  if (!request) return null;
  const { label, tone } = states[request.status];
  return <Badge tone={tone}>{label}</Badge>;
}
