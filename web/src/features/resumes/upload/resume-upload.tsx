import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { siteSettingsQuery } from "#lib/site.api.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/form/field-error.tsx";
import { Spinner } from "#ui/page/spinner.tsx";
import { ChooseFileButton } from "./choose-file-button.tsx";
import { DirectUploadRow } from "./direct-upload-row.tsx";
import { DropZone } from "./drop-zone.tsx";
import { toastUploadFailure } from "./upload-failure.ts";
import type { ResumeUppy } from "./uppy/resume-uppy.ts";
import { useResumeUppy } from "./uppy/use-resume-uppy.ts";
import { useDirectUpload } from "./use-direct-upload.ts";
import { type UploadedResume, useResumeRegistration } from "./use-resume-registration.ts";
import type { ResumeWindow } from "./window/resume-window.tsx";

interface ResumeUploadProps {
  hint: string;
  /** There is a resume already, and this takes another one. */
  another?: boolean;
  /** The button that opens the upload window. */
  windowLabel?: string;
  onUploaded: (resume: UploadedResume) => void;
  /** True while a file is on its way or looked at: forms hold their submit back. */
  onProcessingChange?: (processing: boolean) => void;
}

/**
 * Takes one file and registers it as the user's resume. A file that is chosen or dropped here is
 * sent at once; 'Upload Resume' opens the upload window, which also takes files from elsewhere.
 */
export function ResumeUpload({
  hint,
  another = false,
  windowLabel = "Upload Resume",
  ...on
}: ResumeUploadProps) {
  const id = useId();
  const { register, isProcessing, waiting } = useResumeRegistration(on.onUploaded);
  const [isOpening, setOpening] = useState(false);
  const [opened, setOpened] = useState<{ uppy: ResumeUppy; Window: typeof ResumeWindow } | null>(
    null,
  );
  // Closing the window, or leaving the page, cancels what is under way.
  useEffect(() => () => opened?.uppy.destroy(), [opened]);
  const queryClient = useQueryClient();
  const makeUppy = useResumeUppy();
  const direct = useDirectUpload(makeUppy, (file, refused) => {
    void register({ ...file, refused });
  });
  const isBusy = direct.isSending || isProcessing;
  const pending = isBusy || isOpening;

  const tell = useEffectEvent((processing: boolean) => on.onProcessingChange?.(processing));
  useEffect(() => {
    if (!isBusy) return undefined;
    tell(true);
    return () => tell(false);
  }, [isBusy]);

  const open = async () => {
    if (pending) return;
    setOpening(true);
    try {
      const [uppy, { addRemoteSources }, { ResumeWindow: Window }, site] = await Promise.all([
        makeUppy((file) => {
          setOpened(null);
          void register({ ...file, refused: null });
        }),
        import("#features/resumes/sources/remote-sources.ts"),
        import("./window/resume-window.tsx"),
        queryClient.query(siteSettingsQuery),
      ]);
      await addRemoteSources(uppy, site.fileSources);
      direct.stop();
      setOpened({ uppy, Window });
    } catch (error) {
      toastUploadFailure(
        error,
        "Upload Error",
        "The upload window could not be loaded. Please try again.",
      );
    } finally {
      setOpening(false);
    }
  };

  return (
    <>
      <DropZone isOpen={!pending} onFiles={pending ? direct.refuse : direct.send}>
        {direct.upload ? (
          <DirectUploadRow upload={direct.upload} onRetry={direct.retry} onStop={direct.stop} />
        ) : (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <ChooseFileButton
              label={another ? "Use another" : "Choose a file"}
              describedBy={`${id}-hint`}
              unavailable={pending}
              onFile={direct.send}
            />
            <span className="text-ink-muted pointer-coarse:hidden">or drop it here</span>
          </div>
        )}
        {direct.refusal !== null && (
          <div role="alert">
            <FieldError id={`${id}-refusal`}>{direct.refusal}</FieldError>
          </div>
        )}
        {waiting ? (
          <p id={`${id}-hint`} className="text-xs wrap-anywhere text-ink-subtle">
            <bdi>{waiting.filename}</bdi> has arrived and waits to be processed.{" "}
            <Button
              variant="link"
              aria-disabled={pending}
              onClick={() => {
                if (!pending) void register(waiting);
              }}
            >
              Try again
            </Button>
          </p>
        ) : (
          <p id={`${id}-hint`} className="text-xs text-ink-subtle">
            {hint}
          </p>
        )}
        <p className="text-xs text-ink-subtle">
          From a link or an account elsewhere:{" "}
          {/* Not disabled while pending: it would lose the focus that comes back to it. */}
          <Button
            variant="link"
            aria-disabled={pending}
            aria-haspopup="dialog"
            onClick={() => void open()}
          >
            {pending && <Spinner />}
            {isProcessing ? "Processing resume..." : windowLabel}
          </Button>
        </p>
      </DropZone>
      {opened && <opened.Window uppy={opened.uppy} onClose={() => setOpened(null)} />}
    </>
  );
}
