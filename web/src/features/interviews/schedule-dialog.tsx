import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import type { Interview } from "@rolecall/contract/interviews/interviews.schemas.ts";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { ScheduleForm } from "./schedule-form.tsx";

type ScheduleDialogProps = {
  application: Pick<MarkedApplication, "id" | "jobId" | "job">;
  /** The candidate's name. */
  name: string;
  /** The one that is changed; null for a new one. */
  interview: Interview | null;
  onClose: () => void;
};

/** Schedules an interview, or changes one. */
export function ScheduleDialog({ application, name, interview, onClose }: ScheduleDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="xl"
      title={
        <>
          {interview ? "Change the interview with " : "Schedule an interview with "}
          <bdi>{name}</bdi>
        </>
      }
    >
      <ScheduleForm application={application} interview={interview} onClose={onClose} />
    </Dialog>
  );
}
