import type { SocialFailure } from "@rolecall/contract/auth/social-failure-texts.ts";
import {
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
} from "openid-client";
import { parametersOf, type Handshake } from "./social-handshake.ts";
import type { Identity } from "./social-identity.ts";
import type { SocialProviderClient } from "./social-providers.ts";

/** The provider's address to which the browser is sent to authorize the sign-in. */
export const authorizationUrl = async (
  { configuration, scope, ties }: SocialProviderClient,
  { handshake, redirectUri }: { handshake: Handshake; redirectUri: string },
): Promise<string> => {
  const { state, nonce, codeVerifier } = parametersOf(handshake);
  const url = buildAuthorizationUrl(await configuration(), {
    redirect_uri: redirectUri,
    scope,
    state,
    ...(ties.includes("nonce") && { nonce }),
    ...(ties.includes("pkce") && {
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: "S256",
    }),
  });
  return url.href;
};

/** Whether the browser returns with the answer to its own request. */
export const answersRequest = (handshake: Handshake, answer: URL): boolean =>
  answer.searchParams.get("state") === parametersOf(handshake).state;

/** Reads the person's identity with the code in the address that the provider sent the browser back to. */
export const identityFrom = async (
  { configuration, identify, ties }: SocialProviderClient,
  { handshake, answer }: { handshake: Handshake; answer: URL },
): Promise<Identity> => {
  const { state, nonce, codeVerifier } = parametersOf(handshake);
  const known = await configuration();
  const tokens = await authorizationCodeGrant(known, answer, {
    expectedState: state,
    ...(ties.includes("nonce") && { expectedNonce: nonce }),
    ...(ties.includes("pkce") && { pkceCodeVerifier: codeVerifier }),
  });
  return identify(known, tokens);
};

/** The standard's word for 'no', and LinkedIn's two. */
const cancellations = ["access_denied", "user_cancelled_login", "user_cancelled_authorize"];

export const failureOf = (error: unknown): SocialFailure => {
  if (error instanceof AuthorizationResponseError)
    return cancellations.includes(error.error) ? "social-cancelled" : "social-refused";
  const unreachable =
    error instanceof TypeError || (error instanceof ClientError && error.code === "OAUTH_TIMEOUT");
  return unreachable ? "social-unavailable" : "social-refused";
};
