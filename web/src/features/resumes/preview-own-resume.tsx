import PanelRight from "lucide-react/icons/panel-right";
import { lazy, Suspense, useState } from "react";
import { useSignedInUser } from "#features/auth/auth-provider.tsx";
import { fullName } from "#features/auth/person-name.ts";
import { Button } from "#ui/button.tsx";
import { whenLoaded } from "#ui/on-demand.ts";

const loadDialog = () => import("./resume-dialog.tsx");
const ResumeDialog = lazy(async () => ({ default: (await loadDialog()).ResumeDialog }));

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
          <ResumeDialog
            resumeUrl={resumeUrl}
            name={fullName(user) || user.username}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
