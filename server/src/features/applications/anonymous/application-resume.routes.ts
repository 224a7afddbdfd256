import { applicationResumePath } from "@rolecall/contract/applications/anonymous.ts";
import { applicationMissingText } from "@rolecall/contract/applications/applications.ts";
import { applicationsCsvAccess } from "@rolecall/contract/applications/export.ts";
import { userHeader } from "@rolecall/contract/endpoint.ts";
import { idParams } from "@rolecall/contract/values/id.ts";
import { readerOf } from "#http/access.ts";
import { parseInput } from "#http/request/parse-input.ts";
import type { Feature } from "#http/route.ts";
import { resumeOfApplication } from "./application-resume.service.ts";

/** The resume of an application as text. */
export const applicationResumeRoutes: Feature = (_route, app, { db, userOf }) => {
  app.get(applicationResumePath, async (request, reply) => {
    const user = await readerOf(request, userOf, applicationsCsvAccess);
    const { id } = parseInput(idParams(applicationMissingText), request.params, "missing");
    const { filename, text } = await resumeOfApplication(db, { user, id });
    return reply
      .headers({
        [userHeader]: user.id,
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Disposition": `inline; filename="${filename}"`,
        "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, no-store",
      })
      .send(text);
  });
};
