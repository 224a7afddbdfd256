// A provider of OpenID Connect on this machine, which signs its answers like the real ones.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  Events,
  OAuth2Server,
  type MutableToken,
  type OAuth2Endpoints,
  type TokenRequestIncomingMessage,
} from "oauth2-mock-server";
import { afterAll } from "vitest";
import { certifyLocalhost } from "./certificate.ts";

export interface IdentityProvider {
  server: OAuth2Server;
  url: string;
  /**
   * The person says yes to the question at this address, and the provider vouches for `claims`.
   * Answers where it sends the browser.
   */
  agree: (question: string, claims: object) => Promise<URL>;
}

/** Starts a provider that is trusted until the last test of the file. */
export async function startIdentityProvider(
  endpoints: Partial<OAuth2Endpoints> = {},
): Promise<IdentityProvider> {
  const folder = await mkdtemp(join(tmpdir(), "rolecall-provider-"));
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const made = await certifyLocalhost();
  await writeFile(key, made.key);
  await writeFile(certificate, made.cert);

  const server = new OAuth2Server(key, certificate, { endpoints });
  await server.issuer.keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const claimsOf = new Map<string, object>();
  server.service.on(
    Events.BeforeTokenSigning,
    ({ payload }: MutableToken, { body }: TokenRequestIncomingMessage) => {
      Object.assign(payload, claimsOf.get(body.code ?? ""));
    },
  );
  return {
    server,
    url: server.issuer.url ?? "",
    agree: async (question, claims) => {
      const answer = await fetch(question, { redirect: "manual" });
      const back = new URL(answer.headers.get("location") ?? "");
      claimsOf.set(back.searchParams.get("code") ?? "", claims);
      return back;
    },
  };
}
