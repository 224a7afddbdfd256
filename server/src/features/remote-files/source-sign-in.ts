import { createHash } from "node:crypto";
import {
  companionPath,
  fileSources,
  type FileSource,
} from "@rolecall/contract/resumes/remote-files.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Response } from "light-my-request";
import { refuseSomebodyElse } from "#http/access.ts";
import { AppError, notSignedIn, unreadableText } from "#http/errors.ts";
import type { FeatureServices } from "#services.ts";
import type { RemoteFiles } from "./remote-files.service.ts";
import { SignInSessions } from "./sign-in-sessions.ts";
import { refusalBySource } from "./source-refusal.ts";

/** What Grant, Companion's part for OAuth, calls the accounts. */
const grantNames: Record<FileSource, string> = {
  drive: "googledrive",
  dropbox: "dropbox",
  onedrive: "microsoft",
};

/** Companion's calls for one source, as far as Uppy's client and the browser's way there and back need them. */
const callsOf = (source: FileSource) => {
  const get = (url: string) => ({ method: "GET", url }) as const;
  return [
    get(`/${source}/connect`),
    get(`/connect/${grantNames[source]}`),
    get(`/connect/${grantNames[source]}/callback`),
    get(`/${source}/redirect`),
    get(`/${source}/callback`),
    get(`/${source}/send-token`),
    get(`/${source}/list`),
    get(`/${source}/list/*`),
    get(`/${source}/logout`),
    { method: "POST", url: `/${source}/refresh-token` } as const,
  ];
};

/** Several times what any source adds to it. */
const longestAddress = 8_192;

/** Of Companion's answer only this is passed on: no cookies, no headers for other sites. */
const passedOn = ["content-type", "location"] as const;

const inlineScript = /<script>([^]*?)<\/script>/g;

/** The page that hands the token to the window it was opened from runs its own script, and nothing else. */
const policyFor = (page: string) => {
  const hashes = [...page.matchAll(inlineScript)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return `default-src 'none'; script-src ${hashes.join(" ") || "'none'"}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
};

const isPage = ({ headers }: Response) =>
  headers["content-type"]?.toString().startsWith("text/html");

/** Every source has its own way of saying that a permission cannot be renewed any more. */
const isOver = (path: string | undefined, { statusCode }: Response) =>
  path?.endsWith("/refresh-token") && (statusCode === 400 || statusCode === 424);

/**
 * Uppy closes the window once it has heard of the sign-in. One that closes by itself at the same time
 * is taken, by a slow browser, for one that the person closed.
 */
const lingering = (page: string) =>
  page.replace("window.close()", "setTimeout(() => window.close(), 10_000)");

const send = (reply: FastifyReply, answer: Response) => {
  for (const name of passedOn) {
    const value = answer.headers[name];
    if (value !== undefined) reply.header(name, value);
  }
  reply.code(answer.statusCode).header("Cache-Control", "no-store");
  // At every step the window must still know the one that it was opened from.
  reply.removeHeader("Cross-Origin-Opener-Policy");
  if (!isPage(answer)) return reply.send(answer.rawPayload);
  const page = lingering(answer.payload);
  return reply.header("Content-Security-Policy", policyFor(page)).send(page);
};

/** The calls by which a person opens an account elsewhere. Those of a source that is not set up do not exist. */
export const answerSignIns = (
  app: FastifyInstance,
  { config, userOf }: FeatureServices,
  remoteFiles: RemoteFiles,
): void => {
  const sessions = new SignInSessions();
  const ask = async (request: FastifyRequest, reply: FastifyReply) => {
    const user = await userOf(request);
    if (!user) throw notSignedIn();
    refuseSomebodyElse(request, user);
    // Companion keeps the whole query until the next step.
    if (request.url.length > longestAddress) throw new AppError("bad-input", unreadableText);
    const permission = request.headers["uppy-auth-token"];
    const companion = await remoteFiles.companion();
    const answer = await companion.ask({
      method: request.method === "POST" ? "POST" : "GET",
      url: request.url.slice(companionPath.length),
      headers: typeof permission === "string" ? { "uppy-auth-token": permission } : {},
      session: sessions.of(user.id),
    });
    const { url } = request.routeOptions;
    if (url?.endsWith("/send-token")) sessions.end(user.id);
    if (isOver(url, answer)) throw notSignedIn();
    const refusal = isPage(answer) ? null : refusalBySource(answer);
    if (refusal) throw refusal;
    return send(reply, answer);
  };

  for (const source of fileSources) {
    if (!config.sources[source]) continue;
    for (const { method, url } of callsOf(source))
      app.route({ method, url: companionPath + url, handler: ask });
  }
};
