import { matchEndpoints } from "@rolecall/contract/match/match.schemas.ts";
import type { Feature } from "#http/route.ts";
import { findInTexts } from "./skills-in-texts.ts";

export const matchRoutes: Feature = (route) => {
  route(matchEndpoints.findJobSkills, ({ body }) => findInTexts(body));
};
