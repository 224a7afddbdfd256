import { memberRoleLabels } from "@rolecall/contract/teams/member-rights.ts";
import { useQuery } from "@tanstack/react-query";
import { longDateText } from "#lib/text/dates.ts";
import { waitingInvitationQuery } from "./waiting-invitation.api.ts";

/** Who invites to which team, before somebody signs in or registers to accept it. */
export function WaitingInvitation({ token }: { token: string }) {
  const { data: invitation } = useQuery(waitingInvitationQuery(token));
  if (!invitation) return null;
  const { company, role, inviterName, expiresAt } = invitation;
  return (
    <section aria-label="Your invitation" className="mt-3 border-y border-line py-4">
      <p className="text-ink-muted">You are invited to the team of</p>
      <h2 className="mt-1 text-lg wrap-anywhere">
        <bdi>{company.name}</bdi>
      </h2>
      <p className="text-ink-muted">
        <bdi>{inviterName}</bdi> invites you as {memberRoleLabels[role].toLowerCase()}. Sign in, or
        register, and accept it until {longDateText(expiresAt)}.
      </p>
    </section>
  );
}
