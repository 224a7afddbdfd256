import { resumeEndpoints } from "@rolecall/contract/resumes/resumes.schemas.ts";
import type { Feature } from "#http/route.ts";
import { clamdScanner } from "./inspect/virus-scanner.ts";
import * as own from "./own-resumes.service.ts";
import { resumeFileRoutes } from "./resume-file.routes.ts";
import { textOfResume } from "./resume-text.service.ts";
import * as service from "./resumes.service.ts";
import { multipartUploadRoutes } from "./upload/multipart-uploads.routes.ts";
import { uploadAddressRoutes } from "./upload/upload-address.routes.ts";

export const resumeRoutes: Feature = (route, app, services) => {
  const { clamdUrl } = services.config;
  const scanner = clamdUrl ? clamdScanner(clamdUrl) : null;
  route(resumeEndpoints.createUpload, async ({ db, files, user, body }) => ({
    uploadURL: await service.createUpload(db, files, {
      ownerId: user.id,
      filename: body?.filename ?? "",
    }),
  }));
  route(resumeEndpoints.registerResume, ({ db, files, user, body }) =>
    service.registerResume(db, files, {
      ownerId: user.id,
      address: body.resumeURL,
      scanner,
      quotaBytes: services.config.fileQuotaBytes,
    }),
  );
  multipartUploadRoutes(route, app, services);
  route(resumeEndpoints.listResumes, ({ db, user, query }) =>
    own.listResumes(db, { ownerId: user.id, ...query }),
  );
  route(resumeEndpoints.deleteResume, ({ db, files, user, params: { id } }) =>
    own.deleteResume(db, files, { id, ownerId: user.id }),
  );
  route(resumeEndpoints.readResumeText, ({ db, files, user, params: { id } }) =>
    textOfResume(db, files, { id, user }),
  );
  uploadAddressRoutes(route, app, services);
  resumeFileRoutes(route, app, services);
};
