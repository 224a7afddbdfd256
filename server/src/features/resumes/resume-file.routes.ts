import { userHeader } from "@rolecall/contract/endpoint.ts";
import { notSignedIn } from "#http/errors.ts";
import { plainPageHeaders } from "#http/reply/plain-page.ts";
import { prefersHtml } from "#http/request/preferences.ts";
import type { Feature } from "#http/route.ts";
import { openPortrait } from "./open-portrait.service.ts";
import { openResume } from "./open-resume.service.ts";
import { headersOf, portraitHeaders } from "./resume-headers.ts";
import { signInFirstPage } from "./sign-in-first-page.ts";

/** Resumes and pictures of people, at their object paths. */
export const resumeFileRoutes: Feature = (_route, app, { db, files, userOf }) => {
  app.route<{ Params: { id: string } }>({
    method: ["GET", "HEAD"],
    url: "/objects/:id",
    handler: async (request, reply) => {
      const user = await userOf(request);
      if (!user) {
        if (!prefersHtml(request.headers.accept)) throw notSignedIn();
        return reply.code(401).headers(plainPageHeaders).send(signInFirstPage(request.params.id));
      }
      reply.header(userHeader, user.id);
      const { id } = request.params;
      const portrait = await openPortrait(db, { id, readerId: user.id });
      if (portrait) {
        reply.headers(portraitHeaders).type(portrait.contentType);
        return reply.send(Buffer.from(portrait.content));
      }
      const resume = await openResume(db, files, { id, user });
      reply.headers(headersOf(resume));
      if (request.method === "GET") return reply.send(resume.content);
      resume.content.destroy();
      return reply.send();
    },
  });
};
