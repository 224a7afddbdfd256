import { exportEndpoints } from "@rolecall/contract/auth/export.schemas.ts";
import { exportFilePath } from "@rolecall/contract/auth/export.ts";
import { userHeader } from "@rolecall/contract/endpoint.ts";
import { notSignedIn } from "#http/errors.ts";
import type { Feature } from "#http/route.ts";
import { openExport, readExport, requestExport } from "./data-export.service.ts";

export const dataExportRoutes: Feature = (route, app, { db, files, userOf }) => {
  route(exportEndpoints.requestExport, ({ db, user }) => requestExport(db, user.id));

  route(exportEndpoints.readExport, ({ db, user }) => readExport(db, user.id));

  app.route({
    method: ["GET", "HEAD"],
    url: exportFilePath,
    handler: async (request, reply) => {
      const user = await userOf(request);
      if (!user) throw notSignedIn();
      const { content, bytes, readyAt } = await openExport(db, files, user.id);
      reply.headers({
        [userHeader]: user.id,
        "Content-Type": "application/zip",
        "Content-Length": bytes,
        "Content-Disposition": `attachment; filename="rolecall-${readyAt.toISOString().slice(0, 10)}.zip"`,
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, no-store",
      });
      if (request.method === "GET") return reply.send(content);
      content.destroy();
      return reply.send();
    },
  });
};
