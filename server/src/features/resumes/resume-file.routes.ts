import { userHeader } from "@rolecall/contract/endpoint.ts";
import { notSignedIn } from "#http/errors.ts";
import { prefersHtml } from "#http/request/preferences.ts";
import type { Feature } from "#http/route.ts";
import { openResume } from "./open-resume.service.ts";
import { headersOf } from "./resume-headers.ts";
import { signInFirstHeaders, signInFirstPage } from "./sign-in-first-page.ts";

/** The resumes themselves, at their object paths. */
export const resumeFileRoutes: Feature = (_route, app, { db, files, userOf }) => {
  app.route<{ Params: { id: string } }>({
    method: ["GET", "HEAD"],
    url: "/objects/:id",
    handler: async (request, reply) => {
      const user = await userOf(request);
      if (!user) {
        if (!prefersHtml(request.headers.accept)) throw notSignedIn();
        return reply.code(401).headers(signInFirstHeaders).send(signInFirstPage(request.params.id));
      }
      reply.header(userHeader, user.id);
      const resume = await openResume(db, files, { id: request.params.id, user });
      reply.headers(headersOf(resume));
      if (request.method === "GET") return reply.send(resume.content);
      resume.content.destroy();
      return reply.send();
    },
  });
};
