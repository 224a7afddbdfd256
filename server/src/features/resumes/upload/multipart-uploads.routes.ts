import { multipartUploadEndpoints } from "@rolecall/contract/resumes/multipart-uploads.schemas.ts";
import { uploadLifetimeSeconds } from "@rolecall/contract/resumes/resumes.ts";
import { createUpload } from "#features/resumes/resumes.service.ts";
import type { Feature } from "#http/route.ts";
import * as service from "./multipart-uploads.service.ts";
import { temporaryCredentialsOf } from "./temporary-credentials.ts";

const headersOf = (type: string | null | undefined): Record<string, string> =>
  type ? { "Content-Type": type } : {};

/** The calls that Uppy makes to a Companion for storage: names and cases are Companion's. */
export const multipartUploadRoutes: Feature = (route) => {
  route(multipartUploadEndpoints.createMultipartUpload, ({ db, files, user, body }) =>
    service.createMultipartUpload(db, files, { ownerId: user.id, filename: body.filename ?? "" }),
  );
  route(multipartUploadEndpoints.listParts, async ({ db, files, user, params, query }) => {
    const parts = await service.listParts(db, files, { userId: user.id, ...params, ...query });
    return parts.map(({ partNumber, bytes, etag }) => ({
      PartNumber: partNumber,
      Size: bytes,
      ETag: etag,
    }));
  });
  route(multipartUploadEndpoints.signPart, async ({ db, files, user, params, query }) => ({
    url: await service.signPart(db, files, { userId: user.id, ...params, ...query }),
    expires: uploadLifetimeSeconds,
  }));
  route(
    multipartUploadEndpoints.completeMultipartUpload,
    async ({ db, files, user, params, query, body }) => {
      const parts = body.parts.map(({ PartNumber, ETag }) => ({
        partNumber: PartNumber,
        etag: ETag,
      }));
      const which = { userId: user.id, ...params, ...query, parts };
      return { location: await service.completeMultipartUpload(db, files, which) };
    },
  );
  route(
    multipartUploadEndpoints.abortMultipartUpload,
    async ({ db, files, user, params, query }) => {
      await service.abortMultipartUpload(db, files, { userId: user.id, ...params, ...query });
      return {};
    },
  );
  route(
    multipartUploadEndpoints.uploadParameters,
    async ({ db, files, user, query: { filename, type } }) => ({
      method: "PUT" as const,
      url: await createUpload(db, files, { ownerId: user.id, filename: filename ?? "" }),
      fields: {},
      headers: headersOf(type),
    }),
  );
  route(multipartUploadEndpoints.temporaryCredentials, async ({ files, user }) => {
    const given = await temporaryCredentialsOf(files, user.id);
    const { accessKeyId, secretAccessKey, sessionToken, expiration, bucket, region } = given;
    return {
      credentials: {
        AccessKeyId: accessKeyId,
        SecretAccessKey: secretAccessKey,
        SessionToken: sessionToken,
        Expiration: expiration,
      },
      bucket,
      region,
    };
  });
};
