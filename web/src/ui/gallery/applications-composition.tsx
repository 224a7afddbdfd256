import ArrowLeft from "lucide-react/icons/arrow-left";
import FileText from "lucide-react/icons/file-text";
import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import { useState } from "react";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Select } from "#ui/form/select.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { sampleStatuses } from "./sample-statuses.ts";

/** Things to judge one by one: each in a card, the decision at its right. */
export function ApplicationsComposition() {
  const [filter, setFilter] = useState("all");
  return (
    <>
      <PageHeader
        back={
          <a
            href="?show=management"
            className={linkStyles({
              variant: "quiet",
              className: "inline-flex items-center gap-1.5",
            })}
          >
            <ArrowLeft aria-hidden className="size-4" /> Back to Dashboard
          </a>
        }
        title="Applications for Registered Nurse, Night Shift"
        description="14 application(s) received"
        actions={
          <Select
            aria-label="Filter by status"
            className="w-52"
            options={[{ value: "all", label: "All Statuses" }, ...sampleStatuses]}
            value={filter}
            onValueChange={setFilter}
          />
        }
      />
      <ul className="mt-6 flex flex-col gap-4">
        <ApplicationCard name="Amara Okafor" initials="AO" place="Portland, OR" />
        <ApplicationCard name="Wolfeschlegelsteinhausenbergerdorff-Smythe" initials="WS" />
      </ul>
    </>
  );
}

type ApplicationCardProps = { name: string; initials: string; place?: string };

function ApplicationCard({ name, initials, place }: ApplicationCardProps) {
  const [status, setStatus] = useState("under_review");
  const shown = sampleStatuses.find(({ value }) => value === status);
  return (
    <Card asChild>
      <li>
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <Avatar initials={initials} />
          <div className="min-w-0 flex-1 basis-48">
            <h2 className="text-lg">{name}</h2>
            <p className="text-ink-muted">Cardiac nurse{place !== undefined && ` · ${place}`}</p>
            <p className="mt-0.5 text-xs text-ink-subtle">Applied November 18, 2026</p>
          </div>
          <div className="flex w-full items-center justify-between gap-3 sm:w-auto">
            <Badge tone={shown?.tone}>{shown?.label}</Badge>
            <Select
              aria-label={`Status of ${name}`}
              className="w-48"
              options={sampleStatuses}
              value={status}
              onValueChange={setStatus}
            />
          </div>
        </div>
        <h3 className="mt-4 text-xs font-medium text-ink-subtle">Cover Letter</h3>
        <p className="mt-1 max-w-prose">
          Six years on a step-down unit in Salem taught me to hear a rhythm change before the alarm
          does. I want nights, I want a team that hands over on time, and I live ten minutes away.
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4">
          <Button variant="secondary" size="sm">
            <FileText aria-hidden /> View Resume
          </Button>
          <a
            href="mailto:amara@example.com"
            className={linkStyles({
              variant: "quiet",
              className: "inline-flex items-center gap-1.5",
            })}
          >
            <Mail aria-hidden className="size-4" /> amara@example.com
          </a>
          <a
            href="tel:+15035550142"
            className={linkStyles({
              variant: "quiet",
              className: "inline-flex items-center gap-1.5",
            })}
          >
            <Phone aria-hidden className="size-4" /> +1 503 555 0142
          </a>
        </div>
      </li>
    </Card>
  );
}
