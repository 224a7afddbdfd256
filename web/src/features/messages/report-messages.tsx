import {
  messageReportReasons,
  mostReportedMessages,
} from "@rolecall/contract/conversations/message-reports.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ReportForm, thankForReport } from "#features/jobs/report/report-form.tsx";
import { longTimeText } from "#lib/text/moments.ts";
import { truncate } from "#lib/text/truncate.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
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
  const { mutate, isPending, error } = useMutation({
    ...reportMessagesMutation,
    onSuccess: () => {
      thankForReport();
      onClose();
    },
  });
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <ReportForm
      options={options}
      error={error}
      isPending={isPending}
      onSend={(report) =>
        mutate({ params: { id: applicationId }, body: { messageIds: [...chosen], ...report } })
      }
      onClose={onClose}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 font-medium">Which messages?</legend>
        {messages.slice(0, mostReportedMessages).map(({ id, text, sentAt }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onCheckedChange={(isChosen) => choose(id, isChosen)}
            label={
              <span className="wrap-anywhere">
                <bdi>{truncate(text, excerptLength)}</bdi>
                <span className="block text-sm text-ink-muted">{longTimeText(sentAt)}</span>
              </span>
            }
          />
        ))}
      </fieldset>
    </ReportForm>
  );
}
