import { startApp } from "#test/start-app.ts";
import { startIdentityProvider } from "./identity-provider.ts";

/** A site at a public address to which people also come by their accounts at a provider. */
export const startAppWithGoogle = async () => {
  const provider = await startIdentityProvider();
  const publicUrl = "https://jobs.example";
  const services = await startApp({
    env: {
      PUBLIC_URL: publicUrl,
      OAUTH_GOOGLE_CLIENT_ID: "id",
      OAUTH_GOOGLE_CLIENT_SECRET: "secret",
      OAUTH_GOOGLE_ISSUER: provider.url,
    },
  });
  return { provider, publicUrl, services };
};
