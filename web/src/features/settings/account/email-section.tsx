import { emailLinkHours } from "@rolecall/contract/auth/email-change.ts";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { toastFailure } from "#lib/failure-toast.tsx";
import { useRules } from "#lib/forms/form-rules.ts";
import { showAtFields } from "#lib/forms/show-at-fields.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { cancelEmailMutation, requestEmailMutation } from "./own-account.api.ts";

const loadRules = async () => (await import("#features/auth/register/account-rules.ts")).emailRules;

type EmailSectionProps = { email: string | null; pendingEmail: string | null };

/** Asks for another email address, which counts once its letter's link was used. */
export function EmailSection({ email, pendingEmail }: EmailSectionProps) {
  return (
    <Card asChild>
      <section aria-label="Email address">
        <CardHeader
          title="Email address"
          description="It signs you in like your username, and gets the emails about your account."
        />
        <p className="mb-4 wrap-anywhere">
          {email === null ? (
            "Your account has no email address."
          ) : (
            <>
              Your address is <strong>{email}</strong>.
            </>
          )}
        </p>
        {pendingEmail !== null && <PendingEmail email={pendingEmail} />}
        <EmailForm />
      </section>
    </Card>
  );
}

function PendingEmail({ email }: { email: string }) {
  const { mutate, isPending } = useMutation({
    ...cancelEmailMutation,
    onError: (error) => toastFailure("Request not taken back", error),
  });
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-accent-soft px-4 py-3 text-accent-ink"
    >
      <p className="min-w-0 wrap-anywhere">
        Waiting for <strong>{email}</strong>: open the link in the email there within{" "}
        {emailLinkHours} hours.
      </p>
      <Button variant="secondary" size="sm" pending={isPending} onClick={() => mutate({})}>
        Keep the old address
      </Button>
    </div>
  );
}

function EmailForm() {
  const form = useForm({ resolver: useRules(loadRules), defaultValues: { email: "" } });
  const { register, handleSubmit, formState, reset } = form;
  const { mutate, isPending } = useMutation({
    ...requestEmailMutation,
    onSuccess: ({ pendingEmail }) => {
      reset();
      toast({
        title: "Email Sent",
        description: `Open the link in the email to ${pendingEmail}.`,
      });
    },
    onError: (error) => showAtFields(form, error, "email"),
  });
  return (
    <Form
      className="flex max-w-form flex-col gap-4"
      onSubmit={handleSubmit((body) => mutate({ body }))}
    >
      <Field label="New email address" error={formState.errors.email?.message}>
        <TextInput {...register("email")} type="email" autoComplete="email" />
      </Field>
      <Button type="submit" variant="secondary" className="self-start" pending={isPending}>
        {isPending ? "Sending..." : "Send the link"}
      </Button>
    </Form>
  );
}
