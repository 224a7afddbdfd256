import { useState } from "react";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { FigureStrip } from "#ui/facts.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { DatePicker } from "#ui/form/date-picker.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { Cell, HeaderCell, Table, TableHead, TableRow } from "#ui/list/table.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { sampleStatuses } from "./sample-statuses.ts";

const tiles = [
  ["Active Jobs", "12"],
  ["Total Applications", "1,204"],
  ["Interviews Scheduled", "31"],
  ["Hires This Month", "4"],
] as const;

/** Many things to scan: figures in one ruled strip, filters in a card, rows in a table. */
export function ManagementComposition() {
  const [selected, setSelected] = useState(new Set([1, 2]));
  return (
    <>
      <PageHeader
        title="Application Management"
        description="Manage and filter job applications across all your posted positions"
        actions={<Button>Post New Job</Button>}
      />
      <FigureStrip className="mt-6 grid-cols-2 lg:grid-cols-4" facts={tiles} />
      <Card className="mt-6">
        <CardHeader title="Filters and Sorting" />
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <Field label="Status">
            <Select
              options={[{ value: "all", label: "All Statuses" }, ...sampleStatuses]}
              value="all"
              onValueChange={() => undefined}
            />
          </Field>
          <Field label="Applied From">
            <DatePicker value={undefined} onValueChange={() => undefined} />
          </Field>
          <Field label="Applied To">
            <DatePicker value={new Date(2026, 10, 20)} onValueChange={() => undefined} />
          </Field>
          <Field label="Search Candidates">
            <TextInput type="search" placeholder="Name or email..." />
          </Field>
        </div>
      </Card>
      <div className="mt-6 mb-3 flex flex-wrap justify-between gap-2 text-ink-muted">
        <p>Showing 6 of 128 applications</p>
        <p>Page 1 of 7</p>
      </div>
      <ApplicationTable selected={selected} onSelect={setSelected} />
      <div className="mt-6">
        <Pager page={1} pageCount={7} onPageChange={() => undefined} />
      </div>
    </>
  );
}

type ApplicationTableProps = {
  selected: ReadonlySet<number>;
  onSelect: (selected: Set<number>) => void;
};

function ApplicationTable({ selected, onSelect }: ApplicationTableProps) {
  return (
    <Table label="Applications">
      <TableHead>
        <tr>
          <HeaderCell className="md:w-10 max-md:row-span-2">
            <VisuallyHidden>Selection</VisuallyHidden>
          </HeaderCell>
          {["Candidate", "Job Position", "Status", "Applied Date"].map((name) => (
            <HeaderCell
              key={name}
              sorted={name === "Applied Date" ? "desc" : null}
              onSort={() => undefined}
            >
              {name}
            </HeaderCell>
          ))}
        </tr>
      </TableHead>
      <tbody>
        {sampleStatuses.map((status, index) => (
          <TableRow key={status.value} aria-selected={selected.has(index)}>
            <Cell>
              <Checkbox
                aria-label={`Select application ${index + 1}`}
                checked={selected.has(index)}
                onCheckedChange={(checked) => {
                  const next = new Set(selected);
                  if (checked) next.add(index);
                  else next.delete(index);
                  onSelect(next);
                }}
              />
            </Cell>
            <Cell>
              <div className="flex items-center gap-3">
                <Avatar initials="AO" size="sm" />
                <div>
                  <p className="font-medium">Amara Okafor</p>
                  <p className="text-xs text-ink-subtle">amara@example.com</p>
                </div>
              </div>
            </Cell>
            <Cell>
              <p>Registered Nurse, Night Shift</p>
              <p className="text-xs text-ink-subtle">Northwind Health</p>
            </Cell>
            <Cell>
              <Badge tone={status.tone}>{status.label}</Badge>
            </Cell>
            <Cell className="whitespace-nowrap tabular-nums">Nov {18 - index}, 2026</Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
