import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import Mail from "lucide-react/icons/mail-plus";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { whenLoaded } from "#ui/overlay/on-demand.ts";

const loadDialog = () => import("./decide-dialog.tsx");
const DecideDialog = lazy(async () => ({ default: (await loadDialog()).DecideDialog }));

type DecideButtonProps = {
  applications: LoadedApplication[];
  /** Whose they are, for who hears the button alone. */
  of?: string;
  /** Shows a sign alone. */
  small?: boolean;
  onDecided?: () => void;
};

/** Opens the dialog in which applications are decided with a letter. */
export function DecideButton({ applications, of, small = false, onDecided }: DecideButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const label = "Decide with an email";
  return (
    <>
      <Button
        variant={small ? "ghost" : "secondary"}
        size="sm"
        title={small ? label : undefined}
        aria-label={of === undefined ? undefined : `${label}: ${of}`}
        onClick={({ currentTarget }) => whenLoaded(loadDialog, () => setOpen(true), currentTarget)}
      >
        <Mail aria-hidden className="size-4" />
        {!small && label}
      </Button>
      <Suspense>
        {isOpen && (
          <DecideDialog
            applications={applications}
            onClose={() => setOpen(false)}
            onDecided={onDecided}
          />
        )}
      </Suspense>
    </>
  );
}
