import { resumeReadingEndpoints } from "@rolecall/contract/resume-reading/resume-reading.schemas.ts";
import type { Feature } from "#http/route.ts";
import { readResume } from "./resume-reading.service.ts";

export const resumeReadingRoutes: Feature = (route) => {
  route(resumeReadingEndpoints.readResume, ({ db, files, user, query }) =>
    readResume(db, files, { userId: user.id, objectPath: query.resumeUrl ?? "" }),
  );
};
