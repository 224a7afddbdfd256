import { somebodyElseText } from "@rolecall/contract/error.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "#features/auth/auth.api.ts";
import { createUploadMutation } from "#features/resumes/resumes.api.ts";
import { toastUploadFailure } from "#features/resumes/upload/upload-failure.ts";
import { sentenceOf } from "#lib/api-client.ts";
import type { ResumeUppy, SentFile } from "./resume-uppy.ts";

const noAddressText = "Failed to get upload URL";

export type MakeUppy = (onSent: (file: SentFile) => void) => Promise<ResumeUppy>;

/** Fetches what sends a file. `onSent` hears of the file that has arrived. */
export const useResumeUppy = (): MakeUppy => {
  const queryClient = useQueryClient();
  const { mutateAsync: createUpload } = useMutation({
    ...createUploadMutation,
    onError: (error) => toastUploadFailure(error, "Upload Error", noAddressText),
  });
  const askForAddress = async (filename: string) => {
    try {
      const { uploadURL } = await createUpload({ body: { filename: filename.toWellFormed() } });
      return uploadURL;
    } catch (error) {
      throw new Error(sentenceOf(error, noAddressText), { cause: error });
    }
  };
  return async (onSent) => {
    const { createResumeUppy } = await import("./resume-uppy.ts");
    const uppy = createResumeUppy(askForAddress, onSent);
    uppy.on("upload-error", (_file, error) => {
      // Uppy's own calls are no mutations.
      if (error.message.includes(somebodyElseText))
        void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    });
    return uppy;
  };
};
