import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import "#styles/app.css";
import { SegmentedControl } from "#ui/form/segmented-control.tsx";
import { TooltipProvider } from "#ui/overlay/tooltip.tsx";
import { setThemeChoice, useThemeChoice } from "#ui/page/theme.ts";
import { Toaster } from "#ui/toast/toaster.tsx";
import { ApplicationsComposition } from "./applications-composition.tsx";
import { ControlSpecimens } from "./control-specimens.tsx";
import { FeedbackSpecimens } from "./feedback-specimens.tsx";
import { JobComposition } from "./job-composition.tsx";
import { JobsComposition } from "./jobs-composition.tsx";
import { ManagementComposition } from "./management-composition.tsx";
import { SignInComposition } from "./sign-in-composition.tsx";
import { TokenSpecimens } from "./token-specimens.tsx";
import { TopBar } from "./top-bar-composition.tsx";

/** Every part of the kit, and the compositions to copy: /gallery.html?show=jobs. Development only. */
const views: Record<string, ComponentType> = {
  tokens: TokenSpecimens,
  controls: ControlSpecimens,
  feedback: FeedbackSpecimens,
  jobs: JobsComposition,
  job: JobComposition,
  "sign-in": SignInComposition,
  applications: ApplicationsComposition,
  management: ManagementComposition,
};

function Gallery() {
  const shown = new URLSearchParams(location.search).get("show") ?? "tokens";
  const View = views[shown] ?? TokenSpecimens;
  const theme = useThemeChoice();
  return (
    <TooltipProvider>
      <TopBar />
      <main id="main" className="mx-auto max-w-page px-4 py-8 sm:px-6">
        <View />
      </main>
      <footer className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-2 px-4 py-6 sm:px-6">
        {Object.keys(views).map((name) => (
          <a
            key={name}
            href={`?show=${name}`}
            className="text-ink-muted underline-offset-4 hover:underline"
          >
            {name}
          </a>
        ))}
        <SegmentedControl
          aria-label="Theme"
          className="ml-auto"
          options={[
            { value: "system", label: "System" },
            { value: "light", label: "Light" },
            { value: "dark", label: "Dark" },
          ]}
          value={theme}
          onValueChange={setThemeChoice}
        />
      </footer>
      <Toaster />
    </TooltipProvider>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Gallery />);
