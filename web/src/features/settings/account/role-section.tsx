import { type Role, roleLabels } from "@rolecall/contract/values/role.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { roleChoices } from "#features/auth/role/role-choices.ts";
import { changeRoleMutation } from "#features/auth/role/role.api.ts";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { type Holds, roleChangeText } from "./role-change.ts";

/** Changes the role, and says before what that means. */
export function RoleSection({ holds }: { holds: Holds }) {
  const { role: from } = useSignedInUser();
  const [chosen, setChosen] = useState<Role>();
  const { mutate, isPending } = useMutation({
    ...changeRoleMutation,
    onSuccess: ({ role }) => {
      setChosen(undefined);
      toast({ title: "Role changed", description: `You are a ${roleLabels[role]} now.` });
    },
    onError: (error) => toastFailure("Role not changed", error),
  });
  const to = chosen === from ? undefined : chosen;
  return (
    <Card asChild>
      <section aria-label="Role">
        <CardHeader
          title="Role"
          description="It decides what Rolecall shows you. A change takes nothing away."
        />
        <div className="flex max-w-form flex-col gap-4">
          <Field label="Your role">
            <Select options={roleChoices} value={chosen ?? from} onValueChange={setChosen} />
          </Field>
          <p role="status" className="text-ink-muted empty:hidden">
            {to && roleChangeText({ from, to, holds })}
          </p>
          <Button
            variant="secondary"
            className="self-start"
            disabled={!to}
            pending={isPending}
            onClick={() => to && mutate({ body: { role: to } })}
          >
            Change role
          </Button>
        </div>
      </section>
    </Card>
  );
}
