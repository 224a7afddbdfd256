import { homePath } from "@rolecall/contract/pages.ts";
import { getRouteApi, useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { useDocumentTitle } from "#lib/document-title.ts";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import { AuthFigures } from "./auth-figures.tsx";
import { useAuth } from "./auth-provider.tsx";
import { LoginForm, useLogin } from "./login-form.tsx";
import { RegisterForm, useRegistration } from "./register-form.tsx";
import { registerHash } from "./register-hash.ts";
import { SocialSignIn } from "./social-sign-in.tsx";

const route = getRouteApi("/auth");

/** Login and registration. Who is signed in already goes on. */
export function AuthScreen() {
  useDocumentTitle("Sign in");
  const { next = homePath } = route.useSearch();
  const { user } = useAuth();
  const tab = useFirstTab();
  const login = useLogin();
  const registration = useRegistration();
  const navigate = useNavigate();
  const signedIn = user !== null;
  // The whole address counts: where to go on may have a query.
  const goOn = useEffectEvent(() => void navigate({ to: homePath, href: next, replace: true }));
  // Once: whoever is quick, and on the way elsewhere by now, is not called back.
  useEffect(() => {
    if (signedIn) goOn();
  }, [signedIn]);
  if (signedIn) return null;

  return (
    <Page className="grid grid-cols-1 gap-10 lg:grid-cols-[1fr_26rem] lg:gap-16">
      <div className="order-2 lg:order-1">
        <AuthFigures />
      </div>
      <Card className="order-1 w-full max-w-form justify-self-center lg:order-2">
        <h1 className="text-xl">Welcome to Rolecall</h1>
        <Tabs defaultValue={tab} className="mt-3">
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

/** The tab that the address asks for. It does so once: from then on the tabs are the screen's own. */
function useFirstTab() {
  const navigate = route.useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const [tab] = useState(hash === registerHash ? "register" : "login");
  useEffect(() => {
    if (hash !== "") void navigate({ search: true, hash: "", replace: true });
  }, [hash, navigate]);
  return tab;
}
