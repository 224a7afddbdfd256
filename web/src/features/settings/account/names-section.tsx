import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { usernameBox, withoutBlanks } from "#features/auth/register/username-box.ts";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { useRules } from "#lib/forms/form-rules.ts";
import { showAtFields } from "#lib/forms/show-at-fields.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { changePersonMutation } from "./own-account.api.ts";

const loadRules = async () =>
  (await import("#features/auth/register/account-rules.ts")).personRules;

/** Changes the names and the username. */
export function NamesSection() {
  const { firstName, lastName, username } = useSignedInUser();
  const form = useForm({
    resolver: useRules(loadRules),
    defaultValues: { firstName: firstName ?? "", lastName: lastName ?? "", username },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const { mutate, isPending } = useMutation({
    ...changePersonMutation,
    onSuccess: () => toast({ title: "Names saved", description: "Others see them from now on." }),
    onError: (error) => showAtFields(form, error, "username"),
  });
  return (
    <Card asChild>
      <section aria-label="Names">
        <CardHeader title="Names" description="A new username signs you in from then on." />
        <Form
          className="flex max-w-form flex-col gap-4"
          onSubmit={handleSubmit((body) => mutate({ body }))}
        >
          <Field label="First name" error={errors.firstName?.message}>
            <TextInput {...register("firstName")} autoComplete="given-name" />
          </Field>
          <Field label="Last name" error={errors.lastName?.message}>
            <TextInput {...register("lastName")} autoComplete="family-name" />
          </Field>
          <Field label="Username" error={errors.username?.message} required>
            <TextInput {...register("username", withoutBlanks)} {...usernameBox} />
          </Field>
          <Button type="submit" variant="secondary" className="self-start" pending={isPending}>
            {isPending ? "Saving..." : "Save names"}
          </Button>
        </Form>
      </section>
    </Card>
  );
}
