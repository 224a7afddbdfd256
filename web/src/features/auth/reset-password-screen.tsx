import { expiredLinkText } from "@rolecall/contract/auth.ts";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useForm, useWatch } from "react-hook-form";
import { sentenceOf } from "#lib/api-client.ts";
import { useDocumentTitle } from "#lib/document-title.ts";
import { useRules } from "#lib/form-rules.ts";
import { showAtFields } from "#lib/show-at-fields.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { linkStyles } from "#ui/link-styles.ts";
import { Page } from "#ui/page.tsx";
import { resetPasswordMutation } from "./auth.api.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

const route = getRouteApi("/auth/reset");

const loadRules = async () => (await import("./account-rules.ts")).newPasswordRules;

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
          <form
            noValidate
            className="flex flex-col gap-4"
            onSubmit={handleSubmit((sent) => mutate({ body: { token, password: sent.password } }))}
          >
            <NewPasswordFields
              label="New password"
              typed={password}
              password={register("password", { deps: "confirmPassword" })}
              confirmation={register("confirmPassword")}
              errors={formState.errors}
            />
            <Button type="submit" size="lg" pending={isPending}>
              Set password
            </Button>
          </form>
        )}
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
          <Link to="/auth" className={linkStyles()}>
            {isSuccess ? "Sign in" : "Back to sign in"}
          </Link>
          {error && sentenceOf(error, "") === expiredLinkText && (
            <Link to="/auth/forgot" className={linkStyles()}>
              Ask for a new link
            </Link>
          )}
        </div>
      </Card>
    </Page>
  );
}
