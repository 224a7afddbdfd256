import PanelRight from "lucide-react/icons/panel-right";
import { lazy, Suspense, useState } from "react";
import { fullName } from "#features/auth/person-name.ts";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { Button } from "#ui/button.tsx";
import { whenLoaded } from "#ui/overlay/on-demand.ts";

const loadDialog = () => import("./preview-dialog.tsx");
const PreviewDialog = lazy(async () => ({ default: (await loadDialog()).PreviewDialog }));

/** Shows people their own resume as recruiters see it. */
export function PreviewOwnResume({ resumeUrl }: { resumeUrl: string }) {
  const user = useSignedInUser();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => whenLoaded(loadDialog, () => setOpen(true))}
      >
        <PanelRight aria-hidden />
        Preview
      </Button>
      <Suspense>
        {open && (
          <PreviewDialog
            resumeUrl={resumeUrl}
            name={fullName(user) || user.username}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
