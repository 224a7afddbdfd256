import { remoteFileEndpoints } from "@rolecall/contract/resumes/remote-files.schemas.ts";
import type { Feature } from "#http/route.ts";
import { RemoteFiles } from "./remote-files.service.ts";
import { answerSources, permissionOf } from "./sources/answer-sources.ts";
import { Sources } from "./sources/sources.service.ts";
import { serveTransferSockets } from "./transfer-sockets.ts";

const nameIn = (metadata: { name?: string | null | undefined } | null | undefined) =>
  metadata?.name ?? "";

/** The calls that Uppy's pickers make to a Companion, with the same session and rules as all others. */
export const remoteFileRoutes: Feature = (route, app, services) => {
  const sources = new Sources(services.config);
  const remoteFiles = new RemoteFiles(services, sources);
  const relay = serveTransferSockets(app, services, remoteFiles.transfers);
  app.addHook("preClose", async () => {
    remoteFiles.close();
    relay.close();
  });

  route(remoteFileEndpoints.inspectLink, ({ body }) => remoteFiles.inspectLink(body.url));
  route(remoteFileEndpoints.fetchLink, async ({ user, body }) => ({
    token: await remoteFiles.fetchLink({
      url: body.url,
      ownerId: user.id,
      filename: nameIn(body.metadata),
    }),
  }));
  route(remoteFileEndpoints.fetchSourceFile, async ({ user, params, query, body, request }) => ({
    token: await remoteFiles.fetchSourceFile({
      holder: {
        source: params.source,
        userId: user.id,
        sessionId: services.sessionIdOf(request),
      },
      file: { id: params.id, driveId: query["driveId"] },
      permission: permissionOf(request),
      ownerId: user.id,
      filename: nameIn(body.metadata),
    }),
  }));
  answerSources(app, services, sources);
};
