import { resumeMaximumBytes, resumeTypes, uploadPathPrefix } from "@rolecall/contract/resumes.ts";
import AwsS3 from "@uppy/aws-s3";
import Uppy from "@uppy/core";

export type SentFile = { uploadURL: string; filename: string };

/**
 * The server's own upload addresses name its public address. The page may have
 * been opened at another one (localhost, say), which serves them as well.
 */
const reachable = (uploadURL: string) => {
  const { pathname, search } = new URL(uploadURL);
  return pathname.startsWith(uploadPathPrefix)
    ? new URL(pathname + search, window.location.origin).href
    : uploadURL;
};

/** Sends one resume to an address that `askForAddress` gets for it. `onSent` hears of the whole file's arrival. */
export const createResumeUppy = (
  askForAddress: (filename: string) => Promise<string>,
  onSent: (file: SentFile) => void,
) => {
  let uploadURL = "";
  return new Uppy({
    id: "resume",
    restrictions: {
      maxNumberOfFiles: 1,
      maxFileSize: resumeMaximumBytes,
      allowedFileTypes: Object.keys(resumeTypes).map((extension) => `.${extension}`),
    },
  })
    .use(AwsS3, {
      shouldUseMultipart: false,
      getUploadParameters: async ({ name }) => {
        uploadURL = await askForAddress(name);
        return { method: "PUT", url: reachable(uploadURL) };
      },
    })
    .on("complete", ({ successful: [file] = [] }) => {
      if (!file) return;
      // What the server fetched itself, it has an address of its own for.
      const address = file.isRemote ? (file.response?.uploadURL ?? "") : uploadURL;
      onSent({ uploadURL: address, filename: file.name });
    });
};

export type ResumeUppy = ReturnType<typeof createResumeUppy>;
