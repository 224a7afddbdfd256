import { fileSources } from "@rolecall/contract/resumes/remote-files.ts";
import { siteSettings, socialProviders } from "@rolecall/contract/site.ts";
import type { Feature } from "#http/route.ts";

export const siteRoutes: Feature = (route) => {
  route(siteSettings, ({ config }) => ({
    supportEmail: config.supportEmail,
    geocoderUrl: config.geocoderUrl,
    socialProviders: socialProviders.filter((provider) => config.oauth[provider] !== undefined),
    fileSources: fileSources.filter((source) => config.sources[source] !== undefined),
  }));
};
