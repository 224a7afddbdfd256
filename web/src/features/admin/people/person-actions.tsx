import type { ListedUser } from "@rolecall/contract/admin/people.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { ActButton } from "#features/admin/act-button.tsx";
import {
  approveUserMutation,
  endSecondFactorMutation,
  endSessionsMutation,
  restoreUserMutation,
  suspendUserMutation,
} from "#features/admin/admin.api.ts";
import { ReasonDialog } from "#features/admin/reason-dialog.tsx";
import { fullName } from "#features/auth/person-name.ts";
import { longDateText } from "#lib/text/dates.ts";
import { toast } from "#ui/toast/toast-store.ts";

/** The actions of an administrator on an account; with `isWhole` also the seldom ones. */
export function PersonActions({ user, isWhole = false }: { user: ListedUser; isWhole?: boolean }) {
  const params = { id: user.id };
  const name = fullName(user) || user.username;
  const suspend = useMutation(suspendUserMutation);
  const restore = useMutation(restoreUserMutation);
  const approve = useMutation(approveUserMutation);
  const endSessions = useMutation({
    ...endSessionsMutation,
    onSuccess: () => toast({ title: "Signed out everywhere", description: name }),
  });
  const endFactor = useMutation({
    ...endSecondFactorMutation,
    onSuccess: ({ endsAt }) =>
      toast({
        title: "Agreed",
        description: `The second factor of ${name} ends on ${longDateText(endsAt)}, unless its owner signs in before.`,
      }),
  });
  return (
    <>
      {user.waiting && <ActButton label="Let in" act={approve} params={params} />}
      {user.lostAt !== null && (
        <ActButton label="End second factor" act={endFactor} params={params} />
      )}
      {isWhole && <ActButton label="Sign out everywhere" act={endSessions} params={params} />}
      {user.suspendedAt !== null && <ActButton label="Restore" act={restore} params={params} />}
      {user.suspendedAt === null && !user.administrator && (
        <ReasonDialog
          label="Suspend"
          title={`Suspend ${name}?`}
          description="They are signed out and cannot sign in, and their jobs are not listed. An email tells them the reason."
          act={suspend}
          onConfirm={(reason, done) =>
            suspend.mutate({ params, body: { reason } }, { onSuccess: done })
          }
        />
      )}
    </>
  );
}
