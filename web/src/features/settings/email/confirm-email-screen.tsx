import { expiredLinkText } from "@rolecall/contract/auth/auth.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { AccountPending } from "#features/auth/account/account-pending.tsx";
import { accountQuery } from "#features/auth/account/account.api.ts";
import { confirmEmailMutation } from "#features/settings/account/own-account.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page/page.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";

const route = getRouteApi("/settings/email");

/** Makes the address that a letter went to one's own, with the token of its link. */
export function ConfirmEmailScreen() {
  useDocumentTitle("Confirm your new email address");
  const { token } = route.useSearch();
  return (
    <Page className="flex justify-center">
      <Card className="flex w-full max-w-form flex-col gap-4">
        <h1 className="text-xl">Confirm your new email address</h1>
        <Confirmation token={token} />
        <Link to="/settings/account" className={linkStyles()}>
          Account settings
        </Link>
      </Card>
    </Page>
  );
}

function Confirmation({ token }: { token: string }) {
  const query = useQuery(accountQuery);
  const { mutate, data, error, isPending } = useMutation(confirmEmailMutation);
  if (data)
    return (
      <p role="status" className="wrap-anywhere">
        Your address is <strong>{data.email}</strong> now. It signs you in, and the old one no
        longer does.
      </p>
    );
  if (!query.data) return <AccountPending {...query} />;
  // Of the newest request, the only one that a link can confirm.
  const { pendingEmail } = query.data;
  if (pendingEmail === null) return <p role="alert">{expiredLinkText}</p>;
  return (
    <>
      <p className="wrap-anywhere">
        You are about to make <strong>{pendingEmail}</strong> the address of your account. From then
        on it signs you in, and the old address no longer does. If it is not yours, do not confirm
        it.
      </p>
      {error && (
        <p role="alert" className="text-danger-ink">
          {sentenceOf(error, "Your address could not be confirmed. Please try again.")}
        </p>
      )}
      <Button size="lg" pending={isPending} onClick={() => mutate({ body: { token } })}>
        Confirm
      </Button>
    </>
  );
}
