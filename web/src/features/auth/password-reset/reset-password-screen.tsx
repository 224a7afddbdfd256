import { useMutation } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useForm, useWatch } from "react-hook-form";
import { resetPasswordMutation } from "#features/auth/auth.api.ts";
import { isRefusedWith } from "#lib/api-client.ts";
import { useRules } from "#lib/forms/form-rules.ts";
import { showAtFields } from "#lib/forms/show-at-fields.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Form } from "#ui/form.tsx";
import { Page } from "#ui/page/page.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

const route = getRouteApi("/auth/reset");

const loadRules = async () =>
  (await import("#features/auth/register/account-rules.ts")).newPasswordRules;

/** Sets a new password with the token of the mailed link. */
export function ResetPasswordScreen() {
  useDocumentTitle("Set a new password");
  const { token } = route.useSearch();
  const form = useForm({
    resolver: useRules(loadRules),
    defaultValues: { password: "", confirmPassword: "" },
  });
  const { register, control, handleSubmit, formState } = form;
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...resetPasswordMutation,
    onError: (refusal) => showAtFields(form, refusal, "password"),
  });
  const password = useWatch({ control, name: "password" });

  return (
    <Page className="flex justify-center">
      <Card className="flex w-full max-w-form flex-col gap-4">
        <h1 className="text-xl">Set a new password</h1>
        {isSuccess ? (
          <p role="status">Your new password is set. You can sign in with it now.</p>
        ) : (
          <Form
            className="flex flex-col gap-4"
            onSubmit={handleSubmit((sent) => mutate({ body: { token, password: sent.password } }))}
          >
            <NewPasswordFields
              label="New password"
              typed={password}
              register={register}
              errors={formState.errors}
            />
            <Button type="submit" size="lg" pending={isPending}>
              Set password
            </Button>
          </Form>
        )}
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
          <Link to="/auth" className={linkStyles()}>
            {isSuccess ? "Sign in" : "Back to sign in"}
          </Link>
          {isRefusedWith(error, "link-not-valid") && (
            <Link to="/auth/forgot" className={linkStyles()}>
              Ask for a new link
            </Link>
          )}
        </div>
      </Card>
    </Page>
  );
}
