import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import { type ComponentProps, useState } from "react";
import { TextDialog } from "#ui/overlay/text-dialog.tsx";

type PictureTextDialogProps = Pick<
  ComponentProps<typeof TextDialog>,
  "title" | "description" | "action" | "pending"
> & {
  /** What it was said to show before. */
  text?: string;
  onSend: (text: string) => void;
  onClose: () => void;
};

/** Asks what a picture shows. */
export function PictureTextDialog({
  text: before = "",
  onSend,
  onClose,
  ...dialog
}: PictureTextDialogProps) {
  const [text, setText] = useState(before);
  const [error, setError] = useState<string>();
  return (
    <TextDialog
      {...dialog}
      open
      onOpenChange={(open) => !open && onClose()}
      label="What it shows"
      hint="Read out to who cannot see it, and shown below it"
      required
      rows={2}
      text={text}
      maxLength={textLimits.name}
      onTextChange={(typed) => {
        setText(typed);
        setError(undefined);
      }}
      error={error}
      onSend={() => {
        if (text.trim() === "") setError("Say what the picture shows");
        else onSend(text);
      }}
    />
  );
}
