import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { signOutMutation } from "#features/auth/auth.api.ts";
import { fullName } from "#features/auth/person-name.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { tellOtherTabs } from "#lib/other-tabs.ts";
import { shownUser } from "#lib/shown-user.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Button } from "#ui/button.tsx";
import { Page } from "#ui/page/page.tsx";
import { loginAddress } from "./redirects.ts";

type OtherUserSignedInProps = {
  /** The user whom this tab showed. */
  was: User;
  /** The user who is signed in now. */
  now: User;
  onContinue: () => void;
};

const nameOf = (user: User) => fullName(user) || user.username;

/** Replaces every screen when another user has signed in, in another tab. */
export function OtherUserSignedIn({ was, now, onContinue }: OtherUserSignedInProps) {
  useDocumentTitle("Somebody else is signed in");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { mutate, isPending } = useMutation({
    ...signOutMutation,
    onSuccess: () => {
      tellOtherTabs("");
      window.location.assign(loginAddress(window.location));
    },
    onError: (error) => toastFailure("Logout failed", error),
  });
  const signInAgain = () => {
    // Signs out the present user. The drafts of the previous one stay for them.
    shownUser.id = now.id;
    mutate({});
  };
  return (
    <main>
      <Page width="narrow" className="flex flex-col items-start gap-4">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          You are signed in as {nameOf(now)} in this browser now
        </h1>
        <p className="max-w-prose text-base text-ink-muted">
          This tab belonged to {nameOf(was)}, and does nothing in another name. What was typed here
          is kept on this device until {nameOf(was)} is back, for two weeks.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button size="lg" onClick={onContinue}>
            Continue as {nameOf(now)}
          </Button>
          <Button size="lg" variant="secondary" pending={isPending} onClick={signInAgain}>
            Sign in as {nameOf(was)} again
          </Button>
        </div>
      </Page>
    </main>
  );
}
