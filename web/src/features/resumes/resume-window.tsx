import "@uppy/core/css/style.min.css";
import "@uppy/dashboard/css/style.min.css";
import "@uppy/url/css/style.min.css";
import "./resume-window.css";
import Dashboard from "@uppy/dashboard";
import DashboardModal from "@uppy/react/dashboard-modal";
import { useLayoutEffect } from "react";
import { ModalLayer } from "#ui/modal-layer.tsx";
import { useThemeChoice } from "#ui/theme.ts";
import type { ResumeUppy } from "./resume-uppy.ts";

const uppyThemes = { system: "auto", light: "light", dark: "dark" } as const;

/** Within our dialog Uppy's window is not another one, and the item of a single file stands in a list. */
const repairRoles = (root: Element) => {
  root.querySelector(".uppy-Dashboard-inner")?.removeAttribute("role");
  root.querySelector(".uppy-Dashboard-files")?.setAttribute("role", "list");
};

const keepRolesRepaired = (root: HTMLElement | null) => {
  if (!root) return;
  repairRoles(root);
  const observer = new MutationObserver(() => repairRoles(root));
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** Uppy's own window. It brings Uppy's code and styles along, so it is loaded when somebody opens it. */
export function ResumeWindow({ uppy, onClose }: { uppy: ResumeUppy; onClose: () => void }) {
  const theme = uppyThemes[useThemeChoice()];
  // Taken away while open, it would go on catching every Tab of the page.
  useLayoutEffect(
    () => () => {
      const dashboard = uppy.getPlugin("DashboardModal");
      if (dashboard instanceof Dashboard) void dashboard.closeModal();
    },
    [uppy],
  );
  return (
    <ModalLayer label="Upload a resume" onClose={onClose}>
      <div ref={keepRolesRepaired}>
        <DashboardModal
          open
          uppy={uppy}
          onRequestClose={onClose}
          theme={theme}
          note="PDF, DOC or DOCX, up to 10 MB"
          singleFileFullScreen={false}
          animateOpenClose={false}
          disablePageScrollWhenModalOpen={false}
          proudlyDisplayPoweredByUppy={false}
        />
      </div>
    </ModalLayer>
  );
}
