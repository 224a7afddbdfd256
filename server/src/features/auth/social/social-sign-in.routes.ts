import { type SocialFailure } from "@rolecall/contract/auth/social-failure-texts.ts";
import { safeNextPath } from "@rolecall/contract/pages.ts";
import { socialProviders } from "@rolecall/contract/site.ts";
import { callerOf } from "#features/auth/caller.ts";
import { readFactors } from "#features/auth/second-factor/factors.service.ts";
import { fingerprintOf, hasSecondFactor } from "#features/auth/second-factor/factors.ts";
import { beginSecondStep } from "#features/auth/second-step/second-step.service.ts";
import { startSession } from "#features/auth/sessions/sessions.service.ts";
import { refuseSuspended } from "#features/auth/sessions/suspended.service.ts";
import { signInPage } from "#features/auth/sign-in-page.ts";
import { AppError } from "#http/errors.ts";
import type { Feature } from "#http/route.ts";
import { userOfIdentity } from "./social-accounts.service.ts";
import { answersRequest, failureOf, identityFrom, authorizationUrl } from "./social-flow.ts";
import {
  handshakeLifetimeSeconds,
  newHandshake,
  packHandshake,
  unpackHandshake,
} from "./social-handshake.ts";
import { providerClient } from "./social-providers.ts";

/**
 * Signing in with an account elsewhere: there and back again, by redirects. The
 * addresses of a provider that is not set up here do not exist.
 */
export const socialSignInRoutes: Feature = (_route, app, { db, config }) => {
  const secure = config.secureCookies;
  const cookie = secure ? "__Host-rolecall-social" : "rolecall-social";
  const cookieOptions = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;

  for (const provider of socialProviders) {
    const registered = config.oauth[provider];
    if (!registered) continue;
    const client = providerClient(provider, registered);
    const path = `/api/auth/social/${provider}`;
    const redirectUri = `${config.publicUrl}${path}/callback`;

    app.get<{ Querystring: { next?: unknown } }>(path, async (request, reply) => {
      const next = safeNextPath(request.query.next);
      reply.header("Cache-Control", "no-store");
      const handshake = newHandshake(next);
      try {
        const url = await authorizationUrl(client, { handshake, redirectUri });
        const maxAge = handshakeLifetimeSeconds;
        reply.setCookie(cookie, packHandshake(handshake), { ...cookieOptions, maxAge });
        return await reply.redirect(url);
      } catch (error) {
        request.log.warn({ err: error, provider }, "a provider could not be asked");
        return reply.redirect(signInPage({ next, failure: "social-unavailable" }));
      }
    });

    app.get(`${path}/callback`, async (request, reply) => {
      const handshake = unpackHandshake(request.cookies[cookie]);
      const next = safeNextPath(handshake?.next);
      reply.header("Cache-Control", "no-store").clearCookie(cookie, cookieOptions);
      const fail = (failure: SocialFailure) => reply.redirect(signInPage({ next, failure }));

      const answer = new URL(request.url, config.publicUrl);
      if (!handshake || !answersRequest(handshake, answer)) return fail("social-expired");
      const identity = await identityFrom(client, { handshake, answer }).catch((error: unknown) => {
        request.log.warn({ err: error, provider }, "a provider's answer did not hold");
        return failureOf(error);
      });
      if (typeof identity === "string") return fail(identity);

      const userId = await userOfIdentity(db, { provider, identity }, { config });
      await refuseSuspended(db, userId, config);
      const factors = await readFactors(db, userId);
      const begun = { userId, remember: false };
      const context = { request, reply, config };
      if (hasSecondFactor(factors)) {
        const caller = callerOf({ request, config });
        const { ways } = await beginSecondStep(db, context, { ...begun, factors }, caller);
        return reply.redirect(signInPage({ next, ways }));
      }
      const checkedWith = fingerprintOf(factors);
      try {
        await startSession(db, context, { ...begun, checkedWith });
      } catch (error) {
        // Erased, or opened by something else than before, in these moments.
        if (!(error instanceof AppError && error.kind === "not-signed-in")) throw error;
        return fail("social-expired");
      }
      return reply.redirect(new URL(next, config.publicUrl).href);
    });
  }
};
