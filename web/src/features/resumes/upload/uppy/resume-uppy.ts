import { companionPath } from "@rolecall/contract/resumes/remote-files.ts";
import { resumeMaximumBytes, resumeTypes } from "@rolecall/contract/resumes/resumes.ts";
import { displayFilename } from "@rolecall/contract/values/filenames.ts";
import AwsS3 from "@uppy/aws-s3";
import type { Restrictions } from "@uppy/core";
import { shownUserHeader } from "#lib/api-client.ts";
import { continueUploads } from "./continue-uploads.ts";
import { UppyWithLastingNotices } from "./lasting-notices.ts";
import { sendBytes } from "./send-bytes.ts";
import { thumbnailOptions, Thumbnails } from "./thumbnails.ts";

export type SentFile = { uploadURL: string; filename: string };

const resumeRestrictions: Partial<Restrictions> = {
  maxNumberOfFiles: 1,
  maxFileSize: resumeMaximumBytes,
  allowedFileTypes: Object.keys(resumeTypes).map((extension) => `.${extension}`),
};

/**
 * Sends one file: whole, to an address that `askForAddress` gets for it, or in parts where it is
 * larger than 100 MB. `onSent` hears where it arrived.
 */
export const createResumeUppy = (
  askForAddress: (filename: string) => Promise<string>,
  onSent: (file: SentFile) => void,
  restrictions = resumeRestrictions,
) => {
  const uppy = new UppyWithLastingNotices({
    id: "resume",
    restrictions,
    onBeforeFileAdded: (file, chosen) => {
      // Uppy itself then says that the file is there already.
      if (Object.hasOwn(chosen, file.id)) return false;
      const name = displayFilename(file.name) ?? file.name;
      return { ...file, name, meta: { ...file.meta, name } };
    },
  })
    .use(AwsS3, {
      endpoint: window.location.origin + companionPath,
      headers: shownUserHeader(),
      getUploadParameters: async ({ name }) => ({ method: "PUT", url: await askForAddress(name) }),
      uploadPartBytes: sendBytes,
    })
    .use(Thumbnails, thumbnailOptions)
    .on("complete", ({ successful: [file] = [] }) => {
      if (file) onSent({ uploadURL: file.response?.uploadURL ?? "", filename: file.name });
    });
  continueUploads(uppy);
  return uppy;
};

export type ResumeUppy = ReturnType<typeof createResumeUppy>;
