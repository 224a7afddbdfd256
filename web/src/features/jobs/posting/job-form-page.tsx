import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ReactNode, useState } from "react";
import { useMediaQuery } from "#lib/media-query.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { cn } from "#ui/class-names.ts";
import { Page } from "#ui/page/page.tsx";
import { JobRemarks } from "./advice/job-remarks.tsx";
import { JobPreview } from "./job-preview.tsx";
import type { JobForm } from "./use-job-form.ts";

type JobFormPageProps = { form: JobForm; header: ReactNode; children: ReactNode };

/** Below a long form nobody would see that it came. */
const showBelow = (preview: HTMLElement | null) => preview?.scrollIntoView();

/** A page with the job form and, where there is room or somebody asks for it, the job as it will look. */
export function JobFormPage({ form, header, children }: JobFormPageProps) {
  const hasRoom = useMediaQuery("(min-width: 75rem)");
  const [asked, setAsked] = useState<boolean>();
  const shown = asked ?? hasRoom;
  return (
    <Page width={shown && hasRoom ? "wide" : "narrow"}>
      {header}
      <div
        className={cn(
          "mt-6 grid grid-cols-1 gap-6",
          shown && "min-[75rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]",
        )}
      >
        <Card>
          <CardHeader
            title="Job Details"
            actions={
              <Button
                variant="ghost"
                size="sm"
                className="-mr-3"
                aria-expanded={shown}
                onClick={() => setAsked(!shown)}
              >
                {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
                {shown ? "Hide preview" : "Show preview"}
              </Button>
            }
          />
          {children}
          <JobRemarks form={form} />
        </Card>
        {shown && <JobPreview ref={hasRoom ? undefined : showBelow} control={form.control} />}
      </div>
    </Page>
  );
}
