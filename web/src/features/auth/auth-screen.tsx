import { daysUntilErasure } from "@rolecall/contract/auth/leaving.ts";
import { homePath } from "@rolecall/contract/pages.ts";
import { objectPathPrefix } from "@rolecall/contract/resumes/resumes.ts";
import { getRouteApi, useHydrated, useLocation, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Card } from "#ui/card.tsx";
import { cn } from "#ui/class-names.ts";
import { Page } from "#ui/page/page.tsx";
import { Spinner } from "#ui/page/spinner.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import { AuthFigures } from "./auth-figures.tsx";
import { authSearch } from "./auth-search.ts";
import { LoginForm, useLogin } from "./login-form.tsx";
import { teamInvitation, waitingJobId } from "./next-search.ts";
import { RegisterForm, useRegistration } from "./register/register-form.tsx";
import { registerHash } from "./register/register-hash.ts";
import { hasRegistrationDraft } from "./register/registration-draft.ts";
import { useAuth } from "./session/auth-provider.tsx";
import { SocialSignIn } from "./social-sign-in.tsx";
import { WaitingInvitation } from "./waiting-invitation.tsx";
import { WaitingJob } from "./waiting-job.tsx";

const SecondStepForm = lazy(async () => ({
  default: (await import("./second-step/second-step-form.tsx")).SecondStepForm,
}));

const route = getRouteApi("/auth");

/** The document's title for each tab of the screen. */
const titles = { login: "Sign in", register: "Register" } as const;

/** Login and registration. Signed-in users are redirected. */
export function AuthScreen() {
  const { next = homePath, ways = [], invitation, left } = authSearch({ ...route.useSearch() });
  const { user } = useAuth();
  const { tab, setTab, isKnown } = useTab(invitation !== undefined);
  useDocumentTitle(titles[tab]);
  const login = useLogin(ways);
  const team = teamInvitation(next);
  const registration = useRegistration(invitation ?? team);
  const navigate = useNavigate();
  const signedIn = user !== null;
  const goOn = useEffectEvent(async () => {
    const isFile = next.startsWith(objectPathPrefix);
    const isNew = user?.role === "candidate" && user.candidateProfile === null;
    if (tab === "register" && isNew && !isFile && next !== homePath)
      return navigate({ to: "/select-role", search: { next }, replace: true });
    // Compares the whole address: `next` may have a query of its own.
    await navigate({ to: homePath, href: isFile ? homePath : next, replace: true });
    // `next` may be a file, which the router cannot open; where the browser only saves it, this
    // page stays.
    if (isFile) window.location.assign(next);
  });
  // Redirects once: a user who has already gone elsewhere is not brought back.
  useEffect(() => {
    if (signedIn) void goOn();
  }, [signedIn]);
  if (signedIn) return null;
  const waiting = waitingJobId(next);
  // The server does not know that the registration stands here (public/before-hydration.js does), and nobody should
  // type into the form that goes; what stands below is shown once it has its place.
  const untilKnown = isKnown ? undefined : "in-data-registering:invisible";

  return (
    <Page className="grid grid-cols-1 gap-10 lg:grid-cols-[1fr_26rem] lg:gap-16">
      <div className={cn("order-2 lg:order-1", untilKnown)}>
        <AuthFigures />
      </div>
      <Card className="order-1 w-full max-w-form justify-self-center lg:order-2">
        <h1 className="text-xl">Welcome to Rolecall</h1>
        {waiting && <WaitingJob id={waiting} />}
        {team && <WaitingInvitation token={team} />}
        {left && (
          <p role="status" className="mt-3 rounded-md bg-accent-soft px-4 py-3 text-accent-ink">
            Your account is erased in {daysUntilErasure} days. Sign in until then, and it stays.
          </p>
        )}
        {login.ways.length > 0 ? (
          <Suspense fallback={<Spinner />}>
            {isKnown && <SecondStepForm ways={login.ways} onOver={login.beginAgain} />}
          </Suspense>
        ) : (
          <>
            <Tabs
              value={tab}
              onValueChange={(value) => setTab(value === "register" ? "register" : "login")}
              className="mt-3"
            >
              <TabList aria-label="Login or registration">
                <Tab value="login">Login</Tab>
                <Tab value="register">Register</Tab>
              </TabList>
              <noscript>
                <p className="pt-4 text-ink-muted">
                  Signing in and registering need JavaScript. Please turn it on for this site.
                </p>
              </noscript>
              {!isKnown && (
                <p className="hidden pt-4 in-data-registering:block">
                  <span className="noscript:hidden">Loading...</span>
                </p>
              )}
              <TabPanel value="login" className={untilKnown}>
                <LoginForm {...login} />
              </TabPanel>
              <TabPanel value="register">
                <RegisterForm {...registration} />
              </TabPanel>
            </Tabs>
            <div className={untilKnown}>
              <SocialSignIn />
            </div>
          </>
        )}
      </Card>
    </Page>
  );
}

/**
 * The tab named in the address, or that of a half-written registration; the server knows of neither.
 * The address is read once; then the tab is local state.
 */
function useTab(isInvited: boolean) {
  const navigate = route.useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const [asked] = useState(() =>
    isInvited || hash === registerHash || hasRegistrationDraft()
      ? ("register" as const)
      : ("login" as const),
  );
  const [chosen, setChosen] = useState<keyof typeof titles>();
  const isKnown = useHydrated();
  useEffect(() => {
    if (hash !== "") void navigate({ search: true, hash: "", replace: true });
  }, [hash, navigate]);
  return { tab: chosen ?? (isKnown ? asked : "login"), setTab: setChosen, isKnown };
}
