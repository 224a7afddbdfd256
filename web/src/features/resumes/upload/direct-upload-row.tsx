import { useCallback, useRef, useSyncExternalStore } from "react";
import { Button } from "#ui/button.tsx";
import { Meter } from "#ui/form/meter.tsx";
import { useKeepFocus } from "#ui/overlay/focus-return.ts";
import { Spinner } from "#ui/page/spinner.tsx";
import { UploadAnnouncement } from "./upload-announcement.tsx";
import type { ResumeUppy } from "./uppy/resume-uppy.ts";
import type { DirectUpload } from "./use-direct-upload.ts";

type DirectUploadRowProps = {
  upload: DirectUpload;
  onRetry: () => void;
  onStop: () => void;
};

/** The file that is being sent: how far it is, or why it failed, and the way out. */
export function DirectUploadRow({ upload, onRetry, onStop }: DirectUploadRowProps) {
  const { file, uppy, failed } = upload;
  const row = useRef<HTMLDivElement>(null);
  useKeepFocus(row);
  return (
    <div ref={row}>
      {uppy && <UploadAnnouncement uppy={uppy} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-[1_1_14rem] wrap-anywhere" role={failed ? "alert" : undefined}>
          {failed ? (
            <span className="font-medium text-danger-ink">
              Failed to upload <bdi>{file.name}</bdi>
            </span>
          ) : (
            <span className="flex items-center gap-2 font-medium">
              <Spinner />
              <span>
                Sending <bdi>{file.name}</bdi>
              </span>
            </span>
          )}
          {failed && uppy && <Reason uppy={uppy} />}
        </p>
        {failed && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onStop}>
          {failed ? "Take it back" : "Stop"}
        </Button>
      </div>
      {uppy && !failed && <Progress uppy={uppy} />}
    </div>
  );
}

const useSentFile = (uppy: ResumeUppy) => {
  const subscribe = useCallback((onChange: () => void) => uppy.store.subscribe(onChange), [uppy]);
  return useSyncExternalStore(subscribe, () => uppy.getFiles()[0]);
};

function Reason({ uppy }: { uppy: ResumeUppy }) {
  const why = useSentFile(uppy)?.error;
  return why ? <span className="block text-ink-muted">{why}</span> : null;
}

function Progress({ uppy }: { uppy: ResumeUppy }) {
  const percentage = useSentFile(uppy)?.progress.percentage ?? 0;
  return <Meter label="Sent" value={percentage} valueText={`${percentage}%`} className="mt-2" />;
}
