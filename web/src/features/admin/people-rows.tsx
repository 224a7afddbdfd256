import type { ListedUser } from "@rolecall/contract/admin/people.schemas.ts";
import { roleLabels } from "@rolecall/contract/values/role.ts";
import { useMutation } from "@tanstack/react-query";
import { fullName } from "#features/auth/person-name.ts";
import { longDateText } from "#lib/text/dates.ts";
import { Badge } from "#ui/badge.tsx";
import { ActButton } from "./act-button.tsx";
import {
  approveUserMutation,
  peopleQuery,
  restoreUserMutation,
  suspendUserMutation,
} from "./admin.api.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { SupervisedList } from "./supervised-list.tsx";

/** Everybody with an account. */
export function PeopleRows() {
  return (
    <SupervisedList searchLabel="Name, username or email" queryOf={peopleQuery} Row={Person} />
  );
}

function Person({ item: user }: { item: ListedUser }) {
  const params = { id: user.id };
  const suspend = useMutation(suspendUserMutation);
  const restore = useMutation(restoreUserMutation);
  const approve = useMutation(approveUserMutation);
  return (
    <>
      <div className="min-w-0">
        <p className="font-medium">
          <bdi>{fullName(user) || user.username}</bdi>
        </p>
        <p className="text-ink-muted">
          <bdi>{user.username}</bdi>
          {user.email !== null && (
            <>
              , <bdi>{user.email}</bdi>
            </>
          )}
        </p>
        <p className="flex flex-wrap gap-2 text-xs text-ink-subtle">
          {roleLabels[user.role]}, since {longDateText(user.createdAt)}
          {user.administrator && <Badge>Administrator</Badge>}
          {user.waiting && <Badge>Waiting</Badge>}
          {user.suspendedAt !== null && <Badge>Suspended</Badge>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {user.waiting && <ActButton label="Let in" act={approve} params={params} />}
        {user.suspendedAt !== null ? (
          <ActButton label="Restore" act={restore} params={params} />
        ) : (
          !user.administrator && (
            <ReasonDialog
              label="Suspend"
              title="Suspend this person?"
              description="They are signed out and cannot sign in, and their jobs are not listed. A letter tells them the reason."
              act={suspend}
              onConfirm={(reason) => suspend.mutate({ params, body: { reason } })}
            />
          )
        )}
      </div>
    </>
  );
}
