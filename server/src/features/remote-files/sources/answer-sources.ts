import {
  companionPath,
  fileSources,
  type FileSource,
} from "@rolecall/contract/resumes/remote-files.ts";
import { text } from "@rolecall/contract/values/text.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import { refuseSomebodyElse } from "#http/access.ts";
import { AppError, notSignedIn, unreadableText } from "#http/errors.ts";
import { parseInput } from "#http/request/parse-input.ts";
import type { FeatureServices } from "#services.ts";
import { sendSignInPage } from "./sign-in-page.ts";
import type { AccountOwner, Sources } from "./sources.service.ts";

/** Several times what any source adds to it. */
const longestAddress = 8_192;

const listQuery = z.object({ cursor: text(4_000).optional(), driveId: text(4_000).optional() });
const listParams = z.object({ "*": text(4_000).default("") });

/** The token that the browser received when the user signed in at a source. */
export const permissionOf = ({ headers }: FastifyRequest): string => {
  const token = headers["uppy-auth-token"];
  return typeof token === "string" ? token : "";
};

interface Call {
  holder: AccountOwner;
  permission: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The calls by which a person opens an account elsewhere. Those of a source that is not set up do not exist. */
export const answerSources = (
  app: FastifyInstance,
  { config, userOf, sessionIdOf }: FeatureServices,
  sources: Sources,
): void => {
  const { publicUrl } = config;
  const redirectUri = ({ source }: AccountOwner) =>
    `${publicUrl}${companionPath}/${source}/redirect`;

  const calls = {
    connect: async ({ holder, reply }: Call) =>
      reply.redirect(await sources.authorizationUrl(holder, redirectUri(holder))),
    redirect: async ({ holder, request, reply }: Call) => {
      const answer = new URL(redirectUri(holder));
      answer.search = new URL(request.url, publicUrl).search;
      try {
        const token = await sources.permit(holder, answer);
        return await sendSignInPage(reply, { token }, publicUrl);
      } catch (error) {
        // Without what caused it, in which there may be tokens.
        const reason = error instanceof Error ? error.message : undefined;
        request.log.warn({ source: holder.source, reason }, "a sign-in at a source failed");
        return sendSignInPage(reply, { error: true }, publicUrl);
      }
    },
    list: ({ holder, permission, request }: Call) => {
      const { "*": id } = parseInput(listParams, request.params, "missing");
      const query = parseInput(listQuery, request.query, "bad-input");
      return sources.list(holder, permission, { id, ...query });
    },
    logout: async ({ holder, permission }: Call) => ({
      ok: true,
      ...(await sources.signOut(holder, permission)),
    }),
    renew: async ({ holder, permission }: Call) => ({
      uppyAuthToken: await sources.renew(holder, permission),
    }),
  };

  const answer =
    (source: FileSource, call: (call: Call) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const user = await userOf(request);
      if (!user) throw notSignedIn();
      refuseSomebodyElse(request, user);
      if (request.url.length > longestAddress) throw new AppError("bad-input", unreadableText);
      reply.header("Cache-Control", "no-store");
      // At every step the window must still know the one that it was opened from.
      reply.removeHeader("Cross-Origin-Opener-Policy");
      const holder = { source, userId: user.id, sessionId: sessionIdOf(request) };
      return call({ holder, permission: permissionOf(request), request, reply });
    };

  for (const source of fileSources) {
    if (!config.sources[source]) continue;
    const base = `${companionPath}/${source}`;
    app.get(`${base}/connect`, answer(source, calls.connect));
    app.get(`${base}/redirect`, answer(source, calls.redirect));
    app.get(`${base}/list`, answer(source, calls.list));
    app.get(`${base}/list/*`, answer(source, calls.list));
    app.get(`${base}/logout`, answer(source, calls.logout));
    app.post(`${base}/refresh-token`, answer(source, calls.renew));
  }
};
