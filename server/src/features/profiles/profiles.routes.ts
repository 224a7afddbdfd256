import { profileEndpoints } from "@rolecall/contract/profiles/profiles.schemas.ts";
import type { Feature } from "#http/route.ts";
import * as profiles from "./profiles.service.ts";

export const profileRoutes: Feature = (route) => {
  route(profileEndpoints.getProfile, ({ db, user }) => profiles.getProfile(db, user.id));
  route(profileEndpoints.createProfile, ({ db, user, body }) =>
    profiles.createProfile(db, { userId: user.id, draft: body }),
  );
  route(profileEndpoints.saveProfile, ({ db, user, body }) =>
    profiles.saveProfile(db, { userId: user.id, changes: body }),
  );
  route(profileEndpoints.markSkill, ({ db, user, body }) =>
    profiles.markSkill(db, { userId: user.id, ...body }),
  );
};
