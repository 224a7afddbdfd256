import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import type { Person } from "../support/people.ts";
import { askForProof } from "../support/requests/ask-for-proof.ts";
import { logOut, signInOn } from "../support/sign-in.ts";
import { expectToast } from "../support/toast.ts";

test.use({
  // A proof that is asked for, and a passkey that was removed.
  expectedProblems: [/403.*\/api\/auth\/passkeys\/|401.*\/api\/login\/passkey$/],
});

const userMenu = (page: Page) => page.getByRole("button", { name: /^User menu/ });
const passkeysOn = (page: Page) =>
  page.getByRole("region", { name: "Passkeys" }).getByRole("listitem");

/** Opens a page of the site by its host name, since browsers have no passkeys on numbers. */
const openByName = async (page: Page, baseURL: string, path: string) => {
  await page.goto(new URL(path, baseURL.replace("127.0.0.1", "localhost")).href);
  await page.waitForLoadState();
};

/** A device of the page's browser that keeps passkeys and checks who uses them, as a phone does. */
const addDevice = async (page: Page) => {
  const devices = await page.context().newCDPSession(page);
  await devices.send("WebAuthn.enable");
  const { authenticatorId } = await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devices, authenticatorId };
};

const addPasskey = async (page: Page, baseURL: string) => {
  await openByName(page, baseURL, "/settings/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const codes = page.getByRole("dialog", { name: "Your recovery codes" });
  await codes.getByRole("button", { name: "I have kept them" }).click();
  await expect(passkeysOn(page)).toHaveCount(1);
};

test("a passkey is added, signs in, proves who it is, is removed, and opens nothing then", async ({
  page,
  server: { baseURL },
  signUp,
}) => {
  const person = await signUp();
  await page.goto("/auth");
  await page.getByRole("link", { name: "continue at localhost" }).click();
  const byName = new URL("/auth", baseURL.replace("127.0.0.1", "localhost")).href;
  await expect(page).toHaveURL(byName);
  await addDevice(page);
  await signInOn(page, person);
  await expect(userMenu(page)).toBeVisible();
  await addPasskey(page, baseURL);

  await logOut(page);
  await expect(page.getByRole("link", { name: "Sign Up" })).toBeVisible();
  await openByName(page, baseURL, "/auth");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(userMenu(page)).toBeVisible();

  await askForProof(page, "**/api/auth/passkeys/*");
  await openByName(page, baseURL, "/settings/security");
  await passkeysOn(page).getByRole("button", { name: "Remove" }).click();
  const proved = page.waitForResponse("**/api/auth/proof");
  const removal = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await removal.getByRole("button", { name: "Remove passkey" }).click();
  const proof = page.getByRole("dialog", { name: "Confirm that it is you" });
  await proof.getByRole("button", { name: "Confirm" }).click();
  expect((await proved).status()).toBe(204);
  await expect(passkeysOn(page)).toHaveCount(0);

  await logOut(page);
  await expect(page.getByRole("link", { name: "Sign Up" })).toBeVisible();
  await openByName(page, baseURL, "/auth");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expectToast(page, "Login failed", "This passkey could not be verified");
  await expect(userMenu(page)).toHaveCount(0);
});

type Options = PublicKeyCredentialRequestOptionsJSON;
interface Assertion {
  id: string;
  response: { authenticatorData: string; userHandle?: string };
}

/** What the browser's device answers to options, which an attacker may have changed. */
const assertionOn = (page: Page, options: Options, changed: Partial<Options> = {}) =>
  page.evaluate(
    async (given): Promise<Assertion> => {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(given);
      const credential = await navigator.credentials.get({ publicKey });
      return (credential as PublicKeyCredential).toJSON();
    },
    { ...options, ...changed },
  );

/** Calls of a page's browser, with its cookies and origin, whose refusals are no problem of the page. */
const callsOf = (page: Page) => {
  const { origin } = new URL(page.url());
  const post = (path: string, data: object = {}) =>
    page.request.post(`${origin}${path}`, { data, headers: { origin } });
  return {
    post,
    signIn: ({ user, password }: Person) =>
      post("/api/login", { username: user.username, password }),
    optionsOf: async (path: string) => (await (await post(path)).json()) as Options,
    /** The passkey is refused, and nobody is signed in by it. */
    refuses: async (path: string, credential: Assertion) => {
      const answer = await post(path, { credential });
      const status = path === "/api/auth/proof" ? 400 : 401;
      const sentence = "This passkey could not be verified";
      expect([answer.status(), await answer.text()]).toEqual([status, sentence]);
      if (status === 401)
        expect((await page.request.get(`${origin}/api/auth/user`)).status()).toBe(401);
    },
  };
};

/** Whether the device says that it checked who uses it. */
const isVerified = ({ response }: Assertion) =>
  ((Buffer.from(response.authenticatorData, "base64url")[32] ?? 0) & 0x04) !== 0;

test("what a passkey answered opens nothing again, nothing of anybody else, and nothing where nobody was checked", async ({
  page,
  server: { baseURL },
  signUp,
}) => {
  const { devices, authenticatorId } = await addDevice(page);
  const [attacker, victim] = [await signUp(), await signUp()];
  await openByName(page, baseURL, "/auth");
  const { post, signIn, optionsOf, refuses } = callsOf(page);
  const signOut = () => post("/api/logout");

  const passkeyOf = async (person: Person) => {
    await signIn(person);
    await addPasskey(page, baseURL);
    await signOut();
    const { credentials } = await devices.send("WebAuthn.getCredentials", { authenticatorId });
    const credentialId = credentials.at(-1)?.credentialId ?? "";
    return { allowCredentials: [{ id: toBase64Url(credentialId), type: "public-key" }] };
  };
  const signInOptions = () => optionsOf("/api/login/passkey/options");
  // The device also has the victim's, so each is asked for by its name.
  const attackers = await passkeyOf(attacker);
  await passkeyOf(victim);

  const used = await assertionOn(page, await signInOptions(), attackers);
  expect(isVerified(used)).toBe(true);
  expect((await post("/api/login/passkey", { credential: used })).status()).toBe(200);
  await refuses("/api/auth/proof", used);
  const proof = await assertionOn(page, await optionsOf("/api/auth/proof/options"));
  await signOut();
  await refuses("/api/login/passkey", used);
  await refuses("/api/login/passkey", proof);

  // Who knows the victim's password answers with a passkey of their own.
  expect((await signIn(victim)).status()).toBe(202);
  const options = await optionsOf("/api/login/second-factor/options");
  await refuses("/api/login/second-factor", await assertionOn(page, options, attackers));
  const named = await assertionOn(page, await signInOptions(), attackers);
  named.response.userHandle = toBase64Url(Buffer.from("the victim").toString("base64"));
  await refuses("/api/login/passkey", named);

  // A browser may leave out to check who uses the device, whatever it was asked for.
  await devices.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  const unchecked = await assertionOn(page, await signInOptions(), {
    ...attackers,
    userVerification: "discouraged",
  });
  expect(isVerified(unchecked)).toBe(false);
  await refuses("/api/login/passkey", unchecked);
});

const toBase64Url = (base64: string) => Buffer.from(base64, "base64").toString("base64url");
