import { useCallback, useSyncExternalStore } from "react";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { announcementOf } from "./upload-announcement-text.ts";
import type { ResumeUppy } from "./uppy/resume-uppy.ts";

/** Says how far the upload is to those who do not see its bar. */
export function UploadAnnouncement({ uppy }: { uppy: ResumeUppy }) {
  const subscribe = useCallback((onChange: () => void) => uppy.store.subscribe(onChange), [uppy]);
  const announcement = useSyncExternalStore(subscribe, () => announcementOf(uppy.getState()));
  return (
    <VisuallyHidden>
      <span role="status">{announcement}</span>
    </VisuallyHidden>
  );
}
