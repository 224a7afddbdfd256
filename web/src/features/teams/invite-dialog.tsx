import type { invitationDraft } from "@rolecall/contract/teams/invitations.schemas.ts";
import { memberRoleLabels } from "@rolecall/contract/teams/member-rights.ts";
import { givenRoles } from "@rolecall/contract/teams/member-role.ts";
import { useMutation } from "@tanstack/react-query";
import { Controller, useForm } from "react-hook-form";
import type * as z from "zod";
import { toastFailure } from "#lib/failure-toast.tsx";
import { useRules } from "#lib/forms/form-rules.ts";
import { showAtFields } from "#lib/forms/show-at-fields.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Dialog, DialogBody, DialogFooter } from "#ui/overlay/dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { RoleTable } from "./role-table.tsx";
import { inviteMutation } from "./teams.api.ts";

type Draft = z.input<typeof invitationDraft>;

const loadRules = async () => (await import("./invitation-rules.ts")).invitationRules;
const roleOptions = givenRoles.map((role) => ({ value: role, label: memberRoleLabels[role] }));

type InviteDialogProps = {
  companyId: string;
  companyName: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Invites somebody to the team by email. */
export function InviteDialog({ companyId, companyName, open, onOpenChange }: InviteDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={`Invite a colleague to ${companyName}`}
      description="They get an email with a link that is good for seven days."
    >
      <Invite companyId={companyId} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Invite({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const form = useForm<Draft, unknown, Draft>({
    resolver: useRules(loadRules),
    defaultValues: { email: "", role: "recruiter" },
  });
  const { register, control, handleSubmit, formState } = form;
  const { errors } = formState;
  const { mutate, isPending } = useMutation({
    ...inviteMutation,
    onSuccess: ({ email }) => {
      toast({ title: "Invitation Sent", description: `An email to ${email} is on its way.` });
      onClose();
    },
    onError: (error) => {
      toastFailure("Error", error, "Failed to send the invitation");
      showAtFields(form, error);
    },
  });
  return (
    <Form
      className="contents"
      onSubmit={handleSubmit((body) => mutate({ params: { id: companyId }, body }))}
    >
      <DialogBody className="flex flex-col gap-4">
        <Field label="Email" required error={errors.email?.message}>
          <TextInput {...register("email")} type="email" autoComplete="off" />
        </Field>
        <Controller
          control={control}
          name="role"
          render={({ field: { value, onChange, ...field } }) => (
            <Field label="Role" error={errors.role?.message}>
              <Select {...field} options={roleOptions} value={value} onValueChange={onChange} />
            </Field>
          )}
        />
        <RoleTable />
      </DialogBody>
      <DialogFooter>
        <Button type="button" variant="secondary" onClick={onClose}>
          Not now
        </Button>
        <Button type="submit" pending={isPending}>
          {isPending ? "Sending..." : "Send invitation"}
        </Button>
      </DialogFooter>
    </Form>
  );
}
