import { oneFileText } from "@rolecall/contract/resumes/resumes.ts";
import { type RefObject, useEffect, useRef, useState } from "react";
import { toastUploadFailure } from "./upload-failure.ts";
import type { ResumeUppy, SentFile } from "./uppy/resume-uppy.ts";
import type { MakeUppy } from "./uppy/use-resume-uppy.ts";

export type DirectUpload = {
  file: File;
  /** Null while its code is being fetched. */
  uppy: ResumeUppy | null;
  failed: boolean;
};

const notLoadedText = "What sends your file could not be loaded. Please try again.";

const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && "isRestriction" in error;

type Run = { uppy?: ResumeUppy };

const end = (running: RefObject<Run | null>) => {
  running.current?.uppy?.destroy();
  running.current = null;
};

/** Sends a file as soon as it is chosen, without the upload window. */
export const useDirectUpload = (
  makeUppy: MakeUppy,
  onSent: (file: SentFile, refused: string | null) => void,
) => {
  const [upload, setUpload] = useState<DirectUpload | null>(null);
  /** The reason why the chosen file is not sent. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const running = useRef<Run | null>(null);
  // Leaving the page cancels what is under way.
  useEffect(() => () => end(running), []);

  const stop = () => {
    end(running);
    setUpload(null);
  };
  /** @param others how many files were given with it, which are refused */
  const send = async (file: File, others: number) => {
    const refused = others > 0 ? oneFileText : null;
    const run: Run = {};
    end(running);
    running.current = run;
    setRefusal(refused);
    setUpload({ file, uppy: null, failed: false });
    try {
      const uppy = await makeUppy((sent) => {
        stop();
        onSent(sent, refused);
      });
      if (running.current !== run) return;
      run.uppy = uppy;
      uppy.setOptions({ autoProceed: true });
      uppy.on("upload-error", () => setUpload({ file, uppy, failed: true }));
      uppy.addFile({ name: file.name, type: file.type, data: file, source: "drop zone" });
      setUpload({ file, uppy, failed: false });
    } catch (error) {
      if (running.current !== run) return;
      stop();
      if (isRefusal(error)) setRefusal(error.message);
      else toastUploadFailure(error, "Upload Error", notLoadedText);
    }
  };
  const retry = () => {
    if (!upload) return;
    setUpload({ ...upload, failed: false });
    void upload.uppy?.retryAll();
  };
  return {
    upload,
    isSending: upload !== null && !upload.failed,
    refusal,
    send: (file: File, others = 0) => void send(file, others),
    /** Says of a file that comes while another one is on its way that it is not taken. */
    refuse: () => setRefusal(oneFileText),
    retry,
    stop,
  };
};
