import { type ReportReason, reportReasons } from "@rolecall/contract/jobs/reports.ts";
import { useMutation } from "@tanstack/react-query";
import Flag from "lucide-react/icons/flag";
import { useState } from "react";
import { reportJobMutation } from "#features/jobs/job-writes.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { Dialog, DialogBody, DialogFooter } from "#ui/overlay/dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { reasonLabels } from "./reason-labels.ts";

const options = reportReasons.map((value) => ({ value, label: reasonLabels[value] }));

/** Tells the site's administrators what is wrong with a job. */
export function ReportJob({ jobId }: { jobId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <Flag aria-hidden className="size-4" />
        Report this job
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Report this job"
        description="The administrators of this site look at it. Whoever posted it does not learn that you told them."
      >
        <ReportForm jobId={jobId} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ReportForm({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason | "">("");
  const [text, setText] = useState("");
  const { mutate, isPending, error } = useMutation({
    ...reportJobMutation,
    onSuccess: () => {
      toast({ title: "Report Sent", description: "Thank you. The administrators look at it." });
      onClose();
    },
  });
  const send = (event: Pick<Event, "preventDefault">) => {
    event.preventDefault();
    // The server names what is missing.
    mutate({ params: { id: jobId }, body: { reason: reason as ReportReason, text } });
  };
  return (
    <Form className="contents" onSubmit={send}>
      <DialogBody className="flex flex-col gap-4">
        <Field
          label="What is wrong?"
          required
          error={error ? sentenceOf(error, "The report could not be sent.") : undefined}
        >
          <Select options={options} value={reason} onValueChange={setReason} />
        </Field>
        <Field label="Anything else that helps" hint="At most 2,000 characters.">
          <Textarea
            value={text}
            maxLength={2_000}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      </DialogBody>
      <DialogFooter>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={isPending}>
          {isPending ? "Sending..." : "Send report"}
        </Button>
      </DialogFooter>
    </Form>
  );
}
