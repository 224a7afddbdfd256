import type { CompanyCan } from "@rolecall/contract/companies/company.schemas.ts";
import { memberRoleLabels } from "@rolecall/contract/teams/member-rights.ts";
import { givenRoles } from "@rolecall/contract/teams/member-role.ts";
import type { Member } from "@rolecall/contract/teams/members.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { fullName, initialsOf } from "#features/auth/person-name.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { DeletionDialog } from "#ui/overlay/deletion-dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { changeMemberMutation, handOverMutation, removeMemberMutation } from "./teams.api.ts";

const roleOptions = givenRoles.map((role) => ({ value: role, label: memberRoleLabels[role] }));

type MemberRowProps = {
  companyId: string;
  member: Member;
  /** Whether it is the user's own membership. */
  isOwn: boolean;
  /** What the user may do in the company. */
  can: CompanyCan;
};

/** A member, and what the user may do with their membership. */
export function MemberRow({ companyId, member, isOwn, can }: MemberRowProps) {
  const name = fullName(member) || member.email || "A member";
  const mayChange = can.changeMembers && member.role !== "owner";
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <Avatar
        initials={initialsOf(member, name.slice(0, 2).toUpperCase())}
        src={member.profileImageUrl}
      />
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <p className="font-medium">
          <bdi>{name}</bdi> {isOwn && <span className="text-ink-subtle">(you)</span>}
        </p>
        {member.email && <p className="text-ink-muted">{member.email}</p>}
      </div>
      {mayChange ? (
        <RoleOf companyId={companyId} member={member} name={name} />
      ) : (
        <Badge>{memberRoleLabels[member.role]}</Badge>
      )}
      {can.handOver && !isOwn && member.role !== "reviewer" && (
        <HandOver companyId={companyId} userId={member.userId} name={name} />
      )}
      {member.role !== "owner" && (mayChange || isOwn) && (
        <RemoveMember companyId={companyId} userId={member.userId} name={name} isOwn={isOwn} />
      )}
    </li>
  );
}

function RoleOf({ companyId, member, name }: { companyId: string; member: Member; name: string }) {
  const { mutate, isPending } = useMutation({
    ...changeMemberMutation,
    onError: (error) => toastFailure("Error", error, "Failed to change the role"),
  });
  if (member.role === "owner") return null;
  return (
    <Select
      className="w-36"
      aria-label={`Role of ${name}`}
      options={roleOptions}
      value={member.role}
      disabled={isPending}
      onValueChange={(chosen) =>
        mutate({ params: { id: companyId, userId: member.userId }, body: { role: chosen } })
      }
    />
  );
}

interface Choice {
  companyId: string;
  userId: string;
  name: string;
}

function HandOver({ companyId, userId, name }: Choice) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    ...handOverMutation,
    onSuccess: () => {
      setAsking(false);
      toast({ title: "Company Handed Over", description: "You are an admin of its team now." });
    },
    onError: (error) => {
      setAsking(false);
      toastFailure("Error", error, "Failed to hand the company over");
    },
  });
  return (
    <>
      <Button variant="ghost" aria-label={`Make ${name} the owner`} onClick={() => setAsking(true)}>
        Make owner
      </Button>
      <DeletionDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Hand the company over to ${name}?`}
        action="Hand over"
        pending={isPending}
        onConfirm={() => mutate({ params: { id: companyId }, body: { userId } })}
      >
        <bdi>{name}</bdi> becomes the owner, and you an admin. Only they can give it back.
      </DeletionDialog>
    </>
  );
}

function RemoveMember({ companyId, userId, name, isOwn }: Choice & { isOwn: boolean }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    ...removeMemberMutation,
    onSuccess: () => setAsking(false),
    onError: (error) => {
      setAsking(false);
      toastFailure("Error", error, isOwn ? "Failed to leave" : "Failed to remove the member");
    },
  });
  return (
    <>
      <Button
        variant="ghost"
        aria-label={isOwn ? "Leave the team" : `Remove ${name}`}
        onClick={() => setAsking(true)}
      >
        {isOwn ? "Leave" : "Remove"}
      </Button>
      <DeletionDialog
        open={asking}
        onOpenChange={setAsking}
        title={isOwn ? "Leave this team?" : `Remove ${name} from the team?`}
        action={isOwn ? "Leave" : "Remove"}
        pending={isPending}
        onConfirm={() => mutate({ params: { id: companyId, userId } })}
      >
        {isOwn ? "You lose" : <bdi>{name}</bdi>} {isOwn ? "" : "loses "}access to all jobs of this
        company at once, those posted included. The jobs and their applications stay with the team.
      </DeletionDialog>
    </>
  );
}
