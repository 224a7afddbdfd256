import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { registerResumeMutation } from "#features/resumes/resumes.api.ts";
import { maySucceedLater, sentenceOf } from "#lib/api-client.ts";
import { failedBecause } from "#lib/failure-toast.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { toastUploadFailure } from "./upload-failure.ts";
import type { SentFile } from "./uppy/resume-uppy.ts";

export type UploadedResume = {
  objectPath: string;
  filename: string;
  /** It shows neither text nor pictures. */
  blank: boolean;
  /** What is to be said of other files that came with it. */
  refused: string | null;
};

type Arrived = SentFile & Pick<UploadedResume, "refused">;

/** The server's reason, where there is one, stands on the line below. */
const processingFailed = (error: unknown) =>
  failedBecause("Failed to process uploaded resume", sentenceOf(error, ""));

/** Has the server look at a file that has arrived, which makes it the user's resume. */
export const useResumeRegistration = (onUploaded: (resume: UploadedResume) => void) => {
  const { mutateAsync, isPending } = useMutation(registerResumeMutation);
  // Arrived, but the server could not look at it.
  const [waiting, setWaiting] = useState<Arrived | null>(null);
  const register = async (file: Arrived) => {
    const { uploadURL, filename, refused } = file;
    try {
      const { objectPath, blank } = await mutateAsync({ body: { resumeURL: uploadURL } });
      toast({
        title: "Resume Uploaded",
        description: "Your resume has been uploaded successfully!",
      });
      setWaiting(null);
      onUploaded({ objectPath, filename, blank, refused });
    } catch (error) {
      toastUploadFailure(error, "Error", processingFailed(error));
      setWaiting(maySucceedLater(error) ? file : null);
    }
  };
  return { register, isProcessing: isPending, waiting };
};
