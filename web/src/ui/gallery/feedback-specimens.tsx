import Archive from "lucide-react/icons/archive";
import Briefcase from "lucide-react/icons/briefcase";
import Pencil from "lucide-react/icons/pencil";
import { useState } from "react";
import { Avatar } from "#ui/avatar.tsx";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Field } from "#ui/form/field.tsx";
import { Meter } from "#ui/form/meter.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { Dialog, DialogBody, DialogFooter } from "#ui/overlay/dialog.tsx";
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from "#ui/overlay/dropdown-menu.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { Specimen } from "./specimen.tsx";

const tones: BadgeTone[] = [
  "neutral",
  "accent",
  "yellow",
  "amber",
  "blue",
  "green",
  "emerald",
  "purple",
  "red",
];

/** Specimens of toasts, dialogs, skeletons and empty states. */
export function FeedbackSpecimens() {
  return (
    <>
      <PageHeader title="Feedback" description="Say what happened, and what comes next." />
      <div className="mt-8">
        <Specimen title="Badges">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Specimen>
        <Specimen title="Avatars">
          <Avatar initials="AO" size="sm" />
          <Avatar initials="AO" />
          <Avatar initials="NH" shape="square" size="lg" />
          <Avatar initials="U" size="xl" />
        </Specimen>
        <Specimen title="Floating">
          <FloatingSpecimens />
        </Specimen>
        <Specimen title="Toasts">
          <Button
            variant="secondary"
            onClick={() =>
              toast({
                title: "Application Submitted",
                description: "Your application has been submitted successfully!",
              })
            }
          >
            Show a toast
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              toast({
                title: "Login failed",
                description: "Invalid username or password",
                variant: "destructive",
              })
            }
          >
            Show a failure
          </Button>
        </Specimen>
        <Specimen title="Meters">
          <div className="flex w-full max-w-form flex-col gap-4">
            <Meter label="Password strength, weak" value={25} tone="low" />
            <Meter label="Password strength, good" value={50} tone="middle" />
            <Meter label="Password strength, strong" value={100} tone="high" />
            <Meter label="Skills match" value={80} />
          </div>
        </Specimen>
        <Specimen title="Card and skeleton">
          <Card className="w-80">
            <CardHeader title="Application Stats" actions={<Badge>3</Badge>} />
            <p className="text-ink-muted">Total Applications</p>
          </Card>
          <Card className="w-80">
            <Loading className="flex flex-col gap-3">
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="h-4" />
              <Skeleton className="h-4 w-3/4" />
            </Loading>
          </Card>
        </Specimen>
        <Specimen title="Nothing, failed">
          <EmptyState
            className="w-full"
            icon={<Briefcase />}
            title="No jobs found"
            text="No open job matches all of these filters."
            action={<Button variant="secondary">Clear All Filters</Button>}
          />
          <div className="w-full">
            <ErrorState text="The server did not answer in time." onRetry={() => undefined} />
          </div>
        </Specimen>
      </div>
    </>
  );
}

function FloatingSpecimens() {
  const [dialogOpen, setDialogOpen] = useState(false);
  const [sheetOpen, setSheetOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setDialogOpen(true)}>
        Open a dialog
      </Button>
      <Dialog
        open={dialogOpen}
        onOpenChange={setDialogOpen}
        size="lg"
        title="Apply for Registered Nurse, Night Shift"
        description="Northwind Health reads your resume and your letter."
      >
        <form className="contents">
          <DialogBody className="flex flex-col gap-5">
            <Field label="Cover Letter" required hint="A few honest sentences do.">
              <Textarea rows={10} />
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button variant="secondary" onClick={() => setDialogOpen(false)}>
              Cancel
            </Button>
            <Button type="submit">Submit Application</Button>
          </DialogFooter>
        </form>
      </Dialog>
      <Sheet
        open={sheetOpen}
        onOpenChange={setSheetOpen}
        title="Menu"
        trigger={<Button variant="secondary">Open a sheet</Button>}
      >
        Find Jobs
      </Sheet>
      <DropdownMenu align="start" trigger={<Button variant="secondary">Open a menu</Button>}>
        <DropdownMenuLabel>Registered Nurse</DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem>
          <Pencil aria-hidden /> Edit
        </DropdownMenuItem>
        <DropdownMenuItem>
          <Archive aria-hidden /> Close job
        </DropdownMenuItem>
      </DropdownMenu>
      <Tooltip content="Kept for later on your list">
        <Button variant="ghost">Hover for a tooltip</Button>
      </Tooltip>
    </>
  );
}
