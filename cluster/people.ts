import { pdfOf } from "@rolecall/server/test/files/resume-files.ts";
import type { Answer, Browser } from "./browser.ts";
import type { Instance } from "./site.ts";

let made = 0;
const password = "Correct-horse-7";

/** Makes an account, and resolves to the username. */
export const signUp = async (browser: Browser, role: "candidate" | "recruiter") => {
  made += 1;
  const username = `${role}-${made}`;
  const body = { username, password, email: `${username}@example.com`, role };
  expectStatus(await browser.ask({ method: "POST", path: "/api/register", body }), 201);
  return username;
};

export const signIn = (browser: Browser, username: string, typed = password) =>
  browser.ask({
    method: "POST",
    path: "/api/login",
    body: { username, password: typed, rememberMe: true },
  });

/**
 * Sends a resume as a browser does, and resolves to its object path. Throws the status of a failed
 * call.
 * @param asked the instance that gives out the address, @param registers the one that registers it,
 * if nginx is not to choose
 */
export const sendResume = async (
  browser: Browser,
  asked?: Instance,
  registers?: Instance,
): Promise<string> => {
  const given = await browser.ask<{ uploadURL: string }>({
    method: "POST",
    path: "/api/objects/upload",
    at: asked,
  });
  const body = expectStatus(given, 200);
  const { status } = await fetch(body.uploadURL, {
    method: "PUT",
    body: new Uint8Array(pdfOf("Ada Moreau")),
  });
  if (status !== 200) throw new Error(`The store answered ${status}`);
  const registered = await browser.ask<{ objectPath: string }>({
    method: "PUT",
    path: "/api/resume",
    body: { resumeURL: body.uploadURL },
    at: registers,
  });
  return expectStatus(registered, 200).objectPath;
};

export const addCompany = async (browser: Browser): Promise<string> => {
  const body = { name: "Northwind Labs" };
  const answer = await browser.ask<{ id: string }>({
    method: "POST",
    path: "/api/companies",
    body,
  });
  return expectStatus(answer, 201).id;
};

export const newJob = (companyId: string) => ({
  title: "Lighthouse Keeper",
  description: "Keep the light burning.",
  location: "Fastnet Rock",
  type: "full-time",
  experienceLevel: "mid",
  category: "technology",
  companyId,
});

const expectStatus = <Body>({ status, body }: Answer<Body>, expected: number): Body => {
  if (status !== expected)
    throw new Error(`${status} and not ${expected}: ${JSON.stringify(body)}`);
  return body;
};
