import { applyHash, homePath } from "@rolecall/contract/pages.ts";
import { type Role, roleLabels } from "@rolecall/contract/values/role.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Navigate, useNavigate } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useEffect, useState } from "react";
import { changeRoleMutation } from "#features/auth/role/role.api.ts";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { toastFailure } from "#lib/failure-toast.tsx";
import { siteSettingsQuery } from "#lib/site.api.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { mailto } from "#lib/text/mailto.ts";
import { Button } from "#ui/button.tsx";
import { Page } from "#ui/page/page.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { landingPageOf } from "./landing-page-of-role.ts";
import { RoleCardList } from "./role-card-list.tsx";
import { roleCards } from "./role-cards.ts";

const route = getRouteApi("/select-role");

/** The time, in milliseconds, for which the success message shows before the role's own screen opens. */
const redirectDelay = 1000;

/** New users choose their role. A user who has one is redirected. */
export function SelectRoleScreen() {
  useDocumentTitle("Choose Your Role");
  const { user } = useAuth();
  const { next } = route.useSearch();
  const [chosen, setChosen] = useState<Role>();
  const { mutate, isPending, isSuccess } = useSaveRole(next);

  if (!user) return <Navigate to="/" replace />;
  const settled = user.role !== "candidate" || user.candidateProfile !== null;
  if (settled && !isPending && !isSuccess)
    return <Navigate to={landingPageOf(user.role)} replace />;

  const saving = isPending || isSuccess;
  const label = saving ? "Setting up your account..." : continueText(chosen);

  return (
    <Page className="flex flex-col gap-6">
      <Link
        to="/jobs"
        className={linkStyles({
          variant: "quiet",
          className: "inline-flex items-center gap-1.5 self-start",
        })}
      >
        <ArrowLeft aria-hidden className="size-4" />
        Back to Home
      </Link>
      <header>
        <h1 className="text-3xl">Choose Your Role</h1>
        <p className="mt-1 text-base text-ink-muted">
          Rolecall shows each side of the table what it needs.
        </p>
      </header>
      {next && isJob(next) && <GoOnToJob href={next} />}
      <RoleCardList now={user.role} value={chosen} onValueChange={setChosen} />
      <div className="flex flex-col items-center gap-3 text-center">
        <Button
          size="lg"
          className="w-full sm:w-auto sm:min-w-72"
          disabled={!chosen}
          pending={saving}
          onClick={() => chosen && mutate({ body: { role: chosen } })}
        >
          {label}
        </Button>
        <p className="max-w-prose text-balance text-ink-muted">
          You will be redirected to the landing page of your role. You can change your role later in
          your account settings.
        </p>
      </div>
      <SupportLine />
    </Page>
  );
}

/** Whether a path is that of a job's page, and of nothing below it. */
const isJob = (path: string) => /^\/jobs\/[^/?#]+$/.test(path);

/** For who registered in order to apply: the role of the registration is the right one for that. */
function GoOnToJob({ href }: { href: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-accent-soft px-5 py-4 text-accent-ink">
      <p>You are registered as a Job Seeker, so you can apply right away.</p>
      <Button asChild>
        <Link to={homePath} href={`${href}#${applyHash}`}>
          Apply for the job
        </Link>
      </Button>
    </div>
  );
}

const continueText = (chosen: Role | undefined) => {
  const title = roleCards.find(({ role }) => role === chosen)?.title;
  return title ? `Continue as ${title}` : "Select a role to continue";
};

/** @param next where to go on to, in place of the role's landing page */
function useSaveRole(next: string | undefined) {
  const navigate = useNavigate();
  const mutation = useMutation({
    ...changeRoleMutation,
    onSuccess: ({ role }) =>
      toast({
        title: "Role updated successfully!",
        description: `Welcome! The ${roleLabels[role]} features are ready for you.`,
      }),
    onError: (error) =>
      toastFailure("Error updating role", error, "Failed to update your role. Please try again."),
  });
  const saved = mutation.data?.role;
  // A user who leaves the screen earlier is not redirected.
  useEffect(() => {
    if (!saved) return undefined;
    const timer = setTimeout(
      () => void navigate({ to: landingPageOf(saved), ...(next && { href: next }) }),
      redirectDelay,
    );
    return () => clearTimeout(timer);
  }, [saved, next, navigate]);
  return mutation;
}

function SupportLine() {
  const { data: site } = useQuery(siteSettingsQuery);
  return (
    <footer className="min-h-6 border-t border-line pt-6 text-center text-ink-subtle">
      {site && (
        <>
          Need help? Write to{" "}
          <a href={mailto(site.supportEmail)} className={linkStyles()}>
            {site.supportEmail}
          </a>
        </>
      )}
    </footer>
  );
}
