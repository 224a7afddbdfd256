import { type Role, roleLabels, roles } from "@rolecall/contract/values/role.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { inviteToRegisterMutation } from "#features/admin/admin.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { toast } from "#ui/toast/toast-store.ts";

const options = roles.map((value) => ({ value, label: roleLabels[value] }));

/** Invites somebody to register, by email. */
export function InviteForm() {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("candidate");
  const { mutate, isPending, error } = useMutation({
    ...inviteToRegisterMutation,
    onSuccess: () => {
      toast({ title: "Invitation Sent", description: `To ${email}` });
      setEmail("");
    },
  });
  const send = (event: Pick<Event, "preventDefault">) => {
    event.preventDefault();
    mutate({ body: { email, role } });
  };
  return (
    <Form className="flex flex-col gap-5" onSubmit={send}>
      <Field
        label="Email"
        required
        error={error ? sentenceOf(error, "The invitation could not be sent.") : undefined}
      >
        <TextInput type="email" value={email} onChange={({ target }) => setEmail(target.value)} />
      </Field>
      <Field label="Role that it names">
        <Select options={options} value={role} onValueChange={setRole} />
      </Field>
      <Button type="submit" className="self-start" pending={isPending}>
        Send invitation
      </Button>
    </Form>
  );
}
