import { longestReport } from "@rolecall/contract/jobs/reports.ts";
import { type ReactNode, useState } from "react";
import { sentenceOf } from "#lib/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { DialogBody, DialogFooter } from "#ui/overlay/dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";

interface Props<Reason extends string> {
  options: readonly { value: Reason; label: string }[];
  error: Error | null;
  isPending: boolean;
  /** The server names what is missing. */
  onSend: (report: { reason: Reason; text: string }) => void;
  onClose: () => void;
  /** What stands above the reason. */
  children?: ReactNode;
}

/** The form of a report to the administrators of the site. */
export function ReportForm<Reason extends string>(props: Props<Reason>) {
  const { options, error, isPending, onSend, onClose, children } = props;
  const [reason, setReason] = useState<Reason | "">("");
  const [text, setText] = useState("");
  const send = (event: Pick<Event, "preventDefault">) => {
    event.preventDefault();
    onSend({ reason: reason as Reason, text });
  };
  return (
    <Form className="contents" onSubmit={send}>
      <DialogBody className="flex flex-col gap-4">
        {children}
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
            maxLength={longestReport}
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

/** Says that a report has arrived. */
export const thankForReport = () =>
  toast({ title: "Report Sent", description: "Thank you. The administrators look at it." });
