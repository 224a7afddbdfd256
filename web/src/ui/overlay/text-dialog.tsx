import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { Dialog, DialogBody, DialogFooter } from "./dialog.tsx";

type TextDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** The field: its label, what stands below it, its text and the most characters of that. */
  label: string;
  hint?: string;
  required?: boolean;
  rows?: number;
  text: string;
  maxLength: number;
  onTextChange: (text: string) => void;
  /** Why the text was not taken; it stays. */
  error: string | undefined;
  /** The words of the button that sends it, and whether that takes something away. */
  action: string;
  destructive?: boolean;
  pending: boolean;
  onSend: () => void;
};

/** Asks for a text before something is done. */
export function TextDialog({
  open,
  onOpenChange,
  title,
  description,
  label,
  hint,
  required,
  rows,
  text,
  maxLength,
  onTextChange,
  error,
  action,
  destructive = false,
  pending,
  onSend,
}: TextDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description}>
      <Form
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <DialogBody>
          <Field label={label} hint={hint} error={error} {...(required && { required })}>
            <Textarea
              {...(rows && { rows })}
              value={text}
              maxLength={maxLength}
              onChange={({ target }) => onTextChange(target.value)}
            />
          </Field>
        </DialogBody>
        <DialogFooter>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" variant={destructive ? "destructive" : "primary"} pending={pending}>
            {action}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
