import type { SocialProvider } from "@rolecall/contract/site.ts";
import {
  Configuration,
  discovery,
  fetchProtectedResource,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from "openid-client";
import * as z from "zod";
import type { OAuthClient } from "#config.ts";
import { identityOf, type Identity } from "./social-identity.ts";

type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

interface ProviderKind {
  issuer: string;
  scope: string;
  /** The checks besides `state` that the provider supports. */
  ties: readonly ("pkce" | "nonce")[];
  configure: (client: OAuthClient & { issuer: string }) => Promise<Configuration>;
  identify: (configuration: Configuration, tokens: Tokens) => Promise<Identity>;
}

const timeoutSeconds = 10;

/** OpenID Connect: the provider describes itself, and signs who the person is. */
const openIdConnect = {
  scope: "openid profile email",
  configure: ({ issuer, clientId, clientSecret }: OAuthClient & { issuer: string }) =>
    discovery(new URL(issuer), clientId, clientSecret, undefined, { timeout: timeoutSeconds }),
  identify: async (_configuration: Configuration, tokens: Tokens): Promise<Identity> => {
    const claims = tokens.claims();
    if (!claims) throw new Error("The provider sent no id token");
    return identityOf({
      subject: claims.sub,
      email: claims["email_verified"] === true ? claims["email"] : null,
      firstName: claims["given_name"],
      lastName: claims["family_name"],
      nickname: claims["preferred_username"],
    });
  },
};

const githubUser = z.object({ id: z.number(), login: z.string(), name: z.string().nullish() });
const githubEmails = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

/** GitHub speaks plain OAuth without identity tokens, so its API is asked for the user. */
const github: ProviderKind = {
  // The value it sends as `iss` (RFC 9207).
  issuer: "https://github.com/login/oauth",
  scope: "read:user user:email",
  ties: ["pkce"],
  configure: async ({ issuer, clientId, clientSecret }) => {
    const server = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/access_token`,
    };
    const configuration = new Configuration(server, clientId, clientSecret);
    configuration.timeout = timeoutSeconds;
    return configuration;
  },
  identify: async (configuration, { access_token: token }) => {
    const { origin } = new URL(configuration.serverMetadata().issuer);
    const api = origin === "https://github.com" ? "https://api.github.com" : `${origin}/api/v3`;
    const read = async <Shape extends z.ZodType>(path: string, shape: Shape) => {
      const answer = await fetchProtectedResource(configuration, token, new URL(api + path), "GET");
      return shape.parse(await answer.json());
    };
    const user = await read("/user", githubUser);
    const emails = await read("/user/emails", githubEmails);
    const [firstName, ...others] = user.name?.split(" ") ?? [];
    return identityOf({
      subject: String(user.id),
      email: emails.find(({ primary, verified }) => primary && verified)?.email,
      firstName,
      lastName: others.join(" "),
      nickname: user.login,
    });
  },
};

const kinds: Record<SocialProvider, ProviderKind> = {
  google: { ...openIdConnect, issuer: "https://accounts.google.com", ties: ["pkce", "nonce"] },
  // It refuses code verifiers from web applications, and never repeats a nonce.
  linkedin: { ...openIdConnect, issuer: "https://www.linkedin.com/oauth", ties: [] },
  github,
};

export type SocialProviderClient = Omit<ProviderKind, "issuer" | "configure"> & {
  /** The provider's configuration; fetched on first use, and again after a failure. */
  configuration: () => Promise<Configuration>;
};

/** The provider as this installation is registered with it. */
export const providerClient = (name: SocialProvider, client: OAuthClient): SocialProviderClient => {
  const { issuer, configure, ...kind } = kinds[name];
  let pending: Promise<Configuration> | undefined;
  return {
    ...kind,
    configuration: () => {
      pending ??= configure({ ...client, issuer: client.issuer ?? issuer }).catch((error) => {
        pending = undefined;
        throw error;
      });
      return pending;
    },
  };
};
