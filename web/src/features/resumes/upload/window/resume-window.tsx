import "@uppy/core/css/style.min.css";
import "@uppy/dashboard/css/style.min.css";
import "@uppy/url/css/style.min.css";
import "./resume-window.css";
import "#features/resumes/sources/source-files.css";
import "./upload-progress.css";
import Dashboard from "@uppy/dashboard";
import DashboardModal from "@uppy/react/dashboard-modal";
import { useLayoutEffect, useState } from "react";
import { ConfirmStopUpload } from "#features/resumes/upload/confirm-stop-upload.tsx";
import { UploadAnnouncement } from "#features/resumes/upload/upload-announcement.tsx";
import type { ResumeUppy } from "#features/resumes/upload/uppy/resume-uppy.ts";
import { ModalLayer } from "#ui/overlay/modal-layer.tsx";
import { useThemeChoice } from "#ui/page/theme.ts";

const uppyThemes = { system: "auto", light: "light", dark: "dark" } as const;

/** Within our dialog Uppy's window is not another one, and the item of a single file stands in a list. */
const repairRoles = (root: Element) => {
  root.querySelector(".uppy-Dashboard-inner")?.removeAttribute("role");
  root.querySelector(".uppy-Dashboard-files")?.setAttribute("role", "list");
};

/** A button that goes as it is pressed hands the focus on to the next step. */
const catchFocus = (root: Element) => {
  if (document.activeElement === document.body)
    root.querySelector<HTMLElement>("[data-uppy-super-focusable]")?.focus();
};

const repair = (root: HTMLElement | null) => {
  if (!root) return;
  repairRoles(root);
  const observer = new MutationObserver(() => {
    repairRoles(root);
    catchFocus(root);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** Uppy's own window. It brings Uppy's code and styles along, so it is loaded when somebody opens it. */
export function ResumeWindow({ uppy, onClose }: { uppy: ResumeUppy; onClose: () => void }) {
  const theme = uppyThemes[useThemeChoice()];
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (Object.keys(uppy.getState().currentUploads).length > 0) setAsking(true);
    else onClose();
  };
  // Taken away while open, it would go on catching every Tab of the page.
  useLayoutEffect(
    () => () => {
      const dashboard = uppy.getPlugin("DashboardModal");
      if (dashboard instanceof Dashboard) void dashboard.closeModal();
    },
    [uppy],
  );
  return (
    <ModalLayer label="Upload a resume" onClose={close}>
      <UploadAnnouncement uppy={uppy} />
      <div ref={repair}>
        <DashboardModal
          open
          uppy={uppy}
          onRequestClose={close}
          theme={theme}
          note="PDF, DOC or DOCX, up to 10 MB"
          singleFileFullScreen={false}
          animateOpenClose={false}
          disablePageScrollWhenModalOpen={false}
          disableThumbnailGenerator
          proudlyDisplayPoweredByUppy={false}
        />
      </div>
      <ConfirmStopUpload asking={asking} onStop={onClose} onKeep={() => setAsking(false)} />
    </ModalLayer>
  );
}
