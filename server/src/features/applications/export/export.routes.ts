import { Readable } from "node:stream";
import { applicationExport } from "@rolecall/contract/applications/applications.schemas.ts";
import {
  applicationsCsvAccess,
  applicationsCsvPath,
} from "@rolecall/contract/applications/export.ts";
import { userHeader } from "@rolecall/contract/endpoint.ts";
import { readerOf } from "#http/access.ts";
import { parseInput } from "#http/request/parse-input.ts";
import type { Feature } from "#http/route.ts";
import { csvOfApplications } from "./export.service.ts";

/** The CSV file of the filtered applications, sent while it is read. */
export const applicationExportRoutes: Feature = (_route, app, { db, userOf }) => {
  app.get(applicationsCsvPath, async (request, reply) => {
    const user = await readerOf(request, userOf, applicationsCsvAccess);
    const wanted = parseInput(applicationExport, request.query, "bad-input");
    const lines = csvOfApplications(db, { user, wanted });
    // What fails at once is refused with a sentence, not with half a file.
    const first = await lines.next();
    const content = async function* () {
      yield first.value as string;
      yield* lines;
    };
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .headers({
        [userHeader]: user.id,
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="applications-${day}.csv"`,
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
      })
      .send(Readable.from(content()));
  });
};
