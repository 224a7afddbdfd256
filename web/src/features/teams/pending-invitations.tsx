import { hasWords, nameKey } from "@rolecall/contract/names/names.ts";
import type { Invitation } from "@rolecall/contract/teams/invitations.schemas.ts";
import { memberRoleLabels } from "@rolecall/contract/teams/member-rights.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { toastFailure } from "#lib/failure-toast.tsx";
import { longDateText } from "#lib/text/dates.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { invitationsQuery, resendMutation, revokeMutation } from "./teams.api.ts";

/** Invitations that were not accepted yet and have the words in their address, with the ways to send them again and to take them back. */
export function PendingInvitations({
  companyId,
  words,
}: {
  companyId: string;
  words: readonly string[];
}) {
  const invitations = useQuery(invitationsQuery(companyId));
  const items = (invitations.data?.items ?? []).filter(({ email }) =>
    hasWords(nameKey(email), words),
  );
  if (items.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="text-xl">Pending invitations</h2>
      <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
        {items.map((invitation) => (
          <InvitationRow key={invitation.id} companyId={companyId} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

const isOver = (instant: string) => new Date(instant) <= new Date();

function InvitationRow({ companyId, invitation }: { companyId: string; invitation: Invitation }) {
  const { id: invitationId, email, role, expiresAt } = invitation;
  const input = { params: { id: companyId, invitationId } };
  const resend = useMutation({
    ...resendMutation,
    onSuccess: () =>
      toast({
        title: "Invitation Sent Again",
        description: "The link in the email before ended.",
      }),
    onError: (error) => toastFailure("Error", error, "Failed to send the invitation"),
  });
  const revoke = useMutation({
    ...revokeMutation,
    onError: (error) => toastFailure("Error", error, "Failed to revoke the invitation"),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <p className="font-medium">{email}</p>
        <p className="text-xs text-ink-subtle">
          {isOver(expiresAt) ? "Expired" : `Until ${longDateText(expiresAt)}`}
        </p>
      </div>
      <Badge>{memberRoleLabels[role]}</Badge>
      <Button
        variant="ghost"
        aria-label={`Send the invitation of ${email} again`}
        pending={resend.isPending}
        onClick={() => resend.mutate(input)}
      >
        Resend
      </Button>
      <Button
        variant="ghost"
        aria-label={`Revoke the invitation of ${email}`}
        pending={revoke.isPending}
        onClick={() => revoke.mutate(input)}
      >
        Revoke
      </Button>
    </li>
  );
}
