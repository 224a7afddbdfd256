import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { lazy } from "react";
import { DialogButton } from "#ui/overlay/dialog-button.tsx";

const load = () => import("./template-name-dialog.tsx");
const TemplateNameDialog = lazy(async () => ({ default: (await load()).TemplateNameDialog }));

/** Keeps a job as a template of its company's team. */
export function SaveAsTemplate({ job }: { job: JobDetail }) {
  return (
    <DialogButton
      load={load}
      renderDialog={(close) => <TemplateNameDialog job={job} onClose={close} />}
    >
      Save as template
    </DialogButton>
  );
}
