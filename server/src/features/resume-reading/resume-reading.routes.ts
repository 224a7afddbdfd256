import { userHeader } from "@rolecall/contract/endpoint.ts";
import { resumeReadingEndpoints } from "@rolecall/contract/resume-reading/resume-reading.schemas.ts";
import { profilePdfPath } from "@rolecall/contract/resume-reading/resume-reading.ts";
import { notSignedIn } from "#http/errors.ts";
import type { Feature } from "#http/route.ts";
import {
  importProfile,
  profileAsJson,
  profileAsPdf,
  readResume,
} from "./resume-reading.service.ts";

export const resumeReadingRoutes: Feature = (route, app, { db, userOf }) => {
  route(resumeReadingEndpoints.readResume, ({ db, files, user, query }) =>
    readResume(db, files, { userId: user.id, objectPath: query.resumeUrl ?? "" }),
  );
  route(resumeReadingEndpoints.importProfile, ({ db, files, user, body }) =>
    importProfile(db, files, { userId: user.id, ...body }),
  );
  route(resumeReadingEndpoints.readProfileAsJson, ({ db, user }) => profileAsJson(db, user.id));
  app.route({
    method: ["GET", "HEAD"],
    url: profilePdfPath,
    handler: async (request, reply) => {
      const user = await userOf(request);
      if (!user) throw notSignedIn();
      const content = Buffer.from(await profileAsPdf(db, user.id));
      reply.headers({
        [userHeader]: user.id,
        "Content-Type": "application/pdf",
        "Content-Length": content.length,
        "Content-Disposition": 'attachment; filename="resume.pdf"',
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, no-store",
      });
      return reply.send(content);
    },
  });
};
