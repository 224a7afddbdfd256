import {
  type MessageReportReason,
  messageReportReasons,
  mostReportedMessages,
} from "@rolecall/contract/conversations/message-reports.ts";
import { longestReport } from "@rolecall/contract/jobs/reports.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceOf } from "#lib/api-client.ts";
import { longTimeText } from "#lib/text/dates.ts";
import { truncate } from "#lib/text/truncate.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { DialogBody, DialogFooter } from "#ui/overlay/dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { messageReasonLabels } from "./message-reason-labels.ts";
import { type Message, reportMessagesMutation } from "./messages.api.ts";

const options = messageReportReasons.map((value) => ({
  value,
  label: messageReasonLabels[value],
}));

/** So many characters of a message tell it from the others. */
const excerptLength = 120;

interface Props {
  applicationId: string;
  /** Those of the other side, newest first. */
  messages: Message[];
  onClose: () => void;
}

/** The form that shows messages of the other side to the administrators. */
export function ReportMessages({ applicationId, messages, onClose }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [reason, setReason] = useState<MessageReportReason | "">("");
  const [text, setText] = useState("");
  const { mutate, isPending, error } = useMutation({
    ...reportMessagesMutation,
    onSuccess: () => {
      toast({ title: "Report Sent", description: "Thank you. The administrators look at it." });
      onClose();
    },
  });
  const send = (event: Pick<Event, "preventDefault">) => {
    event.preventDefault();
    // The server names what is missing.
    const body = { messageIds: [...chosen], reason: reason as MessageReportReason, text };
    mutate({ params: { id: applicationId }, body });
  };
  return (
    <Form className="contents" onSubmit={send}>
      <DialogBody className="flex flex-col gap-4">
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 font-medium">Which messages?</legend>
          {messages.slice(0, mostReportedMessages).map((message) => (
            <Checkbox
              key={message.id}
              checked={chosen.includes(message.id)}
              onCheckedChange={(checked) =>
                setChosen(
                  checked ? [...chosen, message.id] : chosen.filter((id) => id !== message.id),
                )
              }
              label={
                <span className="wrap-anywhere">
                  <bdi>{truncate(message.text, excerptLength)}</bdi>
                  <span className="block text-sm text-ink-muted">
                    {longTimeText(message.sentAt)}
                  </span>
                </span>
              }
            />
          ))}
        </fieldset>
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
