import { invitationEndedText } from "@rolecall/contract/teams/invitations.ts";
import { memberRoleLabels } from "@rolecall/contract/teams/member-rights.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import MailX from "lucide-react/icons/mail-x";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { CompanyTile } from "#features/companies/company-tile.tsx";
import { RoleTable } from "#features/teams/role-table.tsx";
import { isMissing, sentenceOf } from "#lib/api-client.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { longDateText } from "#lib/text/dates.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Page } from "#ui/page/page.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { acceptMutation, invitationQuery } from "./invitation.api.ts";

const route = getRouteApi("/invitations/$token");

/** The invitation to a team, and the way to accept it. */
export function InvitationScreen() {
  useDocumentTitle("Invitation");
  const { token } = route.useParams();
  const user = useSignedInUser();
  const navigate = route.useNavigate();
  const invitation = useQuery(invitationQuery(token));
  const { mutate, isPending } = useMutation({
    ...acceptMutation,
    onSuccess: () => {
      const { company } = invitation.data ?? {};
      toast({ title: "Welcome to the Team", description: "Its jobs stand under 'My Jobs' now." });
      if (company) void navigate({ to: "/companies/$id/team", params: { id: company.id } });
    },
    onError: (error) => toastFailure("Error", error, "Failed to accept the invitation"),
  });

  if (isMissing(invitation.error))
    return (
      <Page width="narrow">
        <EmptyState
          heading="h1"
          icon={<MailX />}
          title={invitationEndedText}
          text="Whoever invited you can send you a new email."
          action={
            <Button asChild variant="secondary">
              <Link to="/">Go to the start</Link>
            </Button>
          }
        />
      </Page>
    );
  if (invitation.isError)
    return (
      <Page width="narrow">
        <ErrorState
          heading="h1"
          text={sentenceOf(invitation.error, "The invitation could not be loaded.")}
          retrying={invitation.isFetching}
          onRetry={() => void invitation.refetch()}
        />
      </Page>
    );
  if (invitation.isPending)
    return (
      <Page width="narrow">
        <Loading>
          <Skeleton card className="h-96 w-full" />
        </Loading>
      </Page>
    );
  const { company, role, inviterName, expiresAt } = invitation.data;
  return (
    <Page width="narrow">
      <div className="flex items-center gap-4">
        <CompanyTile company={company} size="lg" />
        <h1 className="min-w-0 text-2xl wrap-anywhere">
          Join <bdi>{company.name}</bdi>
        </h1>
      </div>
      <p className="mt-4 max-w-prose text-base">
        <bdi>{inviterName}</bdi> invites you to its team as {memberRoleLabels[role].toLowerCase()}.
        The invitation is good until {longDateText(expiresAt)}.
      </p>
      {user.role === "candidate" && (
        <p className="mt-3 max-w-prose text-base">
          Your account becomes a recruiter's when you accept. Your profile, resumes and applications
          stay.
        </p>
      )}
      <Button
        size="lg"
        className="mt-6 w-full sm:w-auto"
        pending={isPending}
        onClick={() => mutate({ params: { token } })}
      >
        {isPending ? "Accepting..." : "Accept the invitation"}
      </Button>
      <div className="mt-8 overflow-x-auto rounded-lg border border-line bg-surface px-5 py-4">
        <RoleTable />
      </div>
    </Page>
  );
}
