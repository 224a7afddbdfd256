import {
  fetchLink,
  fetchSourceFile,
  inspectLink,
} from "@rolecall/contract/resumes/remote-files.ts";
import type { Feature } from "#http/route.ts";
import { openRelay } from "./relay.ts";
import { RemoteFiles } from "./remote-files.service.ts";
import { answerSignIns } from "./source-sign-in.ts";

const nameIn = (metadata: { name?: string | null | undefined } | null | undefined) =>
  metadata?.name ?? "";

const permissionOf = (headers: Record<string, unknown>) => {
  const token = headers["uppy-auth-token"];
  return typeof token === "string" ? token : "";
};

/** Uppy's Companion, behind the session and the rules of every other call. */
export const remoteFileRoutes: Feature = (route, app, services) => {
  const remoteFiles = new RemoteFiles(services, app.log);
  const relay = openRelay(app, services, remoteFiles);
  app.addHook("preClose", async () => {
    remoteFiles.close();
    relay.close();
  });

  route(inspectLink, ({ body }) => remoteFiles.inspectLink(body.url));
  route(fetchLink, async ({ user, body }) => ({
    token: await remoteFiles.fetchLink({
      url: body.url,
      ownerId: user.id,
      filename: nameIn(body.metadata),
    }),
  }));
  route(fetchSourceFile, async ({ user, params, query, body, request }) => ({
    token: await remoteFiles.fetchSourceFile({
      ...params,
      query,
      permission: permissionOf(request.headers),
      ownerId: user.id,
      filename: nameIn(body.metadata),
    }),
  }));
  answerSignIns(app, services, remoteFiles);
};
