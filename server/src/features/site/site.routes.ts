import { fileSources } from "@rolecall/contract/resumes/remote-files.ts";
import { siteEndpoints } from "@rolecall/contract/site.schemas.ts";
import { socialProviders } from "@rolecall/contract/site.ts";
import type { Feature } from "#http/route.ts";
import { readText, siteRules, textVersions } from "./site.service.ts";

export const siteRoutes: Feature = (route) => {
  route(siteEndpoints.siteSettings, async ({ db, config }) => ({
    ...(await siteRules(db, config)),
    ...(await textVersions(db)),
    retentionMonths: config.retentionMonths,
    geocoderUrl: config.geocoderUrl,
    socialProviders: socialProviders.filter((provider) => config.oauth[provider] !== undefined),
    fileSources: fileSources.filter((source) => config.sources[source] !== undefined),
  }));
  route(siteEndpoints.readSiteText, ({ db, params, query }) =>
    readText(db, { ...params, ...query }),
  );
};
