import {
  defaultExportColumns,
  type ExportColumn,
  exportColumns,
} from "@rolecall/contract/applications/export.ts";
import { everything } from "@rolecall/contract/page.ts";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Dialog, DialogBody, DialogFooter } from "#ui/overlay/dialog.tsx";
import type { ApplicationFilters } from "./application-search.ts";
import { csvAddress } from "./csv-address.ts";
import type { TableLook } from "./look/use-table-look.ts";

const labels: Record<ExportColumn, string> = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  location: "Location",
  title: "Title in the profile",
  job: "Job",
  company: "Company",
  status: "Status",
  stage: "Stage",
  appliedAt: "Applied at",
  tags: "Tags",
  stars: "Stars",
  source: "Source",
  ruledOut: "Ruled out by an answer",
  answers: "Answers to the job's questions",
};

type ExportDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  filters: ApplicationFilters;
  /** The columns that the table's reader chose: at first those are in the file too. */
  shown: TableLook["columns"];
};

/** The columns of the file, and the way to it. */
export function ExportDialog({ filters, shown, ...dialog }: ExportDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>([
    ...defaultExportColumns,
    ...(shown ?? []),
  ]);
  const hasQuestions = filters.jobId !== everything;
  const columns = exportColumns.filter(
    (column) => chosen.includes(column) && (column !== "answers" || hasQuestions),
  );
  const toggle = (column: ExportColumn, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, column] : chosen.filter((one) => one !== column));
  const close = () => dialog.onOpenChange(false);
  return (
    <Dialog
      {...dialog}
      title="Export applications"
      description="All applications that the filters show, in their order, as a CSV file for a spreadsheet."
    >
      <DialogBody>
        <fieldset className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
          <legend className="mb-3 text-sm font-medium">Columns</legend>
          {exportColumns.map((column) => (
            <Checkbox
              key={column}
              checked={columns.includes(column)}
              disabled={column === "answers" && !hasQuestions}
              onCheckedChange={(isChosen) => toggle(column, isChosen)}
              label={labels[column]}
            />
          ))}
        </fieldset>
        {!hasQuestions && (
          <p className="mt-4 text-xs text-ink-subtle">
            Answers are exported for one job: choose it in the filter.
          </p>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={close}>
          Cancel
        </Button>
        {columns.length === 0 ? (
          <Button unavailable>Download CSV</Button>
        ) : (
          <Button asChild>
            <a href={csvAddress(filters, columns)} download onClick={close}>
              Download CSV
            </a>
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
