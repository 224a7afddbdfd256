import { somebodyElseText } from "@rolecall/contract/error.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import Upload from "lucide-react/icons/upload";
import { type ReactNode, useEffect, useId, useState } from "react";
import { currentUserQuery } from "#features/auth/auth.api.ts";
import { createUploadMutation, registerResumeMutation } from "#features/resumes/resumes.api.ts";
import { isOfSession, maySucceedLater, sentenceOf } from "#lib/api-client.ts";
import { failedBecause } from "#lib/failure-toast.tsx";
import { siteSettingsQuery } from "#lib/site.api.ts";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/page/spinner.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import type { ResumeUppy, SentFile } from "./resume-uppy.ts";
import type { ResumeWindow } from "./resume-window.tsx";

interface ResumeUploadProps {
  label?: string;
  hint: string;
  onUploaded: (resume: { objectPath: string; filename: string }) => void;
  /** True while the server looks at the file: forms hold their submit back. */
  onProcessingChange?: (processing: boolean) => void;
}

const noAddressText = "Failed to get upload URL";

const complain = (error: unknown, title: string, description: ReactNode) => {
  if (!isOfSession(error)) toast({ title, description, variant: "destructive" });
};

/** The server's reason, where there is one, stands on the line below. */
const processingFailed = (error: unknown) =>
  failedBecause("Failed to process uploaded resume", sentenceOf(error, ""));

/** A button that opens the upload window, sends one file and registers it as the user's resume. */
export function ResumeUpload({ label, hint, onUploaded, onProcessingChange }: ResumeUploadProps) {
  const id = useId();
  const [pending, setPending] = useState<"opening" | "processing" | null>(null);
  const [opened, setOpened] = useState<{ uppy: ResumeUppy; Window: typeof ResumeWindow } | null>(
    null,
  );
  // Arrived, but the server could not look at it.
  const [waiting, setWaiting] = useState<SentFile | null>(null);
  // Closing the window, or leaving the page, cancels what is under way.
  useEffect(() => () => opened?.uppy.destroy(), [opened]);
  const queryClient = useQueryClient();
  const { mutateAsync: createUpload } = useMutation({
    ...createUploadMutation,
    onError: (error) => complain(error, "Upload Error", noAddressText),
  });
  const { mutateAsync: registerResume } = useMutation(registerResumeMutation);

  const askForAddress = async (filename: string) => {
    try {
      const { uploadURL } = await createUpload({ body: { filename: filename.toWellFormed() } });
      return uploadURL;
    } catch (error) {
      throw new Error(sentenceOf(error, noAddressText), { cause: error });
    }
  };

  const register = async (file: SentFile) => {
    const { uploadURL, filename } = file;
    setOpened(null);
    setPending("processing");
    onProcessingChange?.(true);
    try {
      const { objectPath } = await registerResume({ body: { resumeURL: uploadURL } });
      toast({
        title: "Resume Uploaded",
        description: "Your resume has been uploaded successfully!",
      });
      setWaiting(null);
      onUploaded({ objectPath, filename });
    } catch (error) {
      complain(error, "Error", processingFailed(error));
      setWaiting(maySucceedLater(error) ? file : null);
    } finally {
      setPending(null);
      onProcessingChange?.(false);
    }
  };

  const tryAgain = () => {
    if (waiting && !pending) void register(waiting);
  };

  const open = async () => {
    if (pending) return;
    setPending("opening");
    try {
      const [{ createResumeUppy }, { addRemoteSources }, { ResumeWindow: Window }, site] =
        await Promise.all([
          import("./resume-uppy.ts"),
          import("#features/resumes/sources/remote-sources.ts"),
          import("./resume-window.tsx"),
          queryClient.query(siteSettingsQuery),
        ]);
      const uppy = createResumeUppy(askForAddress, (file) => void register(file));
      uppy.on("upload-error", (_file, error) => {
        // Uppy's own calls are no mutations.
        if (error.message.includes(somebodyElseText))
          void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      });
      await addRemoteSources(uppy, site.fileSources);
      setOpened({ uppy, Window });
    } catch (error) {
      complain(error, "Upload Error", "The upload window could not be loaded. Please try again.");
    } finally {
      setPending(null);
    }
  };

  return (
    <div
      role="group"
      aria-labelledby={label === undefined ? undefined : `${id}-label`}
      className="flex flex-col gap-1.5"
    >
      {label !== undefined && (
        <span id={`${id}-label`} className="text-sm font-medium">
          {label}
        </span>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-dashed border-line-strong px-4 py-3">
        {/* Not disabled while pending: it would lose the focus that comes back to it. */}
        <Button
          variant="secondary"
          aria-disabled={pending !== null}
          aria-haspopup="dialog"
          aria-describedby={`${id}-hint`}
          onClick={() => void open()}
        >
          {pending === null ? <Upload aria-hidden /> : <Spinner />}
          {pending === "processing" ? "Processing resume..." : "Upload Resume"}
        </Button>
        {waiting ? (
          <p id={`${id}-hint`} className="text-xs wrap-anywhere text-ink-subtle">
            <bdi>{waiting.filename}</bdi> has arrived and waits to be processed.{" "}
            <Button variant="link" aria-disabled={pending !== null} onClick={tryAgain}>
              Try again
            </Button>
          </p>
        ) : (
          <p id={`${id}-hint`} className="text-xs text-ink-subtle">
            {hint}
          </p>
        )}
      </div>
      {opened && <opened.Window uppy={opened.uppy} onClose={() => setOpened(null)} />}
    </div>
  );
}
