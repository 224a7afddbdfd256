import { homePath } from "@rolecall/contract/pages.ts";
import { objectPathPrefix } from "@rolecall/contract/resumes/resumes.ts";
import { getRouteApi, useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page/page.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import { AuthFigures } from "./auth-figures.tsx";
import { LoginForm, useLogin } from "./login-form.tsx";
import { RegisterForm, useRegistration } from "./register/register-form.tsx";
import { registerHash } from "./register/register-hash.ts";
import { isHalfWritten } from "./register/registration-draft.ts";
import { useAuth } from "./session/auth-provider.tsx";
import { SocialSignIn } from "./social-sign-in.tsx";

const route = getRouteApi("/auth");

/** What the browser's tab is called while a tab of the screen is open. */
const titles = { login: "Sign in", register: "Register" } as const;

/** Login and registration. Who is signed in already goes on. */
export function AuthScreen() {
  const { next = homePath } = route.useSearch();
  const { user } = useAuth();
  const [tab, setTab] = useTab();
  useDocumentTitle(titles[tab]);
  const login = useLogin();
  const registration = useRegistration();
  const navigate = useNavigate();
  const signedIn = user !== null;
  const goOn = useEffectEvent(async () => {
    const isFile = next.startsWith(objectPathPrefix);
    // The whole address counts: where to go on may have a query.
    await navigate({ to: homePath, href: isFile ? homePath : next, replace: true });
    // A file is no screen. One that the browser only saves leaves this page where it is.
    if (isFile) window.location.assign(next);
  });
  // Once: whoever is quick, and on the way elsewhere by now, is not called back.
  useEffect(() => {
    if (signedIn) void goOn();
  }, [signedIn]);
  if (signedIn) return null;

  return (
    <Page className="grid grid-cols-1 gap-10 lg:grid-cols-[1fr_26rem] lg:gap-16">
      <div className="order-2 lg:order-1">
        <AuthFigures />
      </div>
      <Card className="order-1 w-full max-w-form justify-self-center lg:order-2">
        <h1 className="text-xl">Welcome to Rolecall</h1>
        <Tabs
          value={tab}
          onValueChange={(value) => setTab(value === "register" ? "register" : "login")}
          className="mt-3"
        >
          <TabList aria-label="Login or registration">
            <Tab value="login">Login</Tab>
            <Tab value="register">Register</Tab>
          </TabList>
          <TabPanel value="login">
            <LoginForm {...login} />
          </TabPanel>
          <TabPanel value="register">
            <RegisterForm {...registration} />
          </TabPanel>
        </Tabs>
        <SocialSignIn />
      </Card>
    </Page>
  );
}

/**
 * The tab: at first the one that the address asks for, or of a registration that was begun here. The
 * address asks once: from then on the tabs are the screen's own.
 */
function useTab() {
  const navigate = route.useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const [tab, setTab] = useState<keyof typeof titles>(
    hash === registerHash || isHalfWritten() ? "register" : "login",
  );
  useEffect(() => {
    if (hash !== "") void navigate({ search: true, hash: "", replace: true });
  }, [hash, navigate]);
  return [tab, setTab] as const;
}
