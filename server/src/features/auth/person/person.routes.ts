import { personEndpoints } from "@rolecall/contract/auth/person.schemas.ts";
import type { Feature } from "#http/route.ts";
import { changePerson, registerPicture } from "./person.service.ts";

export const personRoutes: Feature = (route) => {
  route(personEndpoints.changePerson, ({ db, user, body }) =>
    changePerson(db, { user, wanted: body }),
  );

  route(personEndpoints.registerPicture, ({ db, files, user, body }) =>
    registerPicture(db, files, { userId: user.id, address: body.pictureURL }),
  );
};
