import { createProfile, getProfile, saveProfile } from "@rolecall/contract/profiles/profiles.ts";
import type { Feature } from "#http/route.ts";
import * as profiles from "./profiles.service.ts";

export const profileRoutes: Feature = (route) => {
  route(getProfile, ({ db, user }) => profiles.getProfile(db, user.id));
  route(createProfile, ({ db, user, body }) =>
    profiles.createProfile(db, { userId: user.id, draft: body }),
  );
  route(saveProfile, ({ db, user, body }) =>
    profiles.saveProfile(db, { userId: user.id, changes: body }),
  );
};
