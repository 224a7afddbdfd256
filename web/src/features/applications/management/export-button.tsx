import Download from "lucide-react/icons/download";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { whenLoaded } from "#ui/overlay/on-demand.ts";
import type { ApplicationFilters } from "./application-search.ts";
import type { TableLook } from "./look/use-table-look.ts";

const load = () => import("./export-dialog.tsx");
const ExportDialog = lazy(async () => ({ default: (await load()).ExportDialog }));

type ExportButtonProps = {
  filters: ApplicationFilters;
  /** The columns that the table's reader chose. */
  shown: TableLook["columns"];
};

/** Offers the filtered applications as a file for a spreadsheet. */
export function ExportButton({ filters, shown }: ExportButtonProps) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button
        variant="secondary"
        onClick={({ currentTarget }) => whenLoaded(load, () => setOpen(true), currentTarget)}
      >
        <Download aria-hidden />
        Export
      </Button>
      {open !== undefined && (
        <Suspense>
          <ExportDialog open={open} onOpenChange={setOpen} filters={filters} shown={shown} />
        </Suspense>
      )}
    </>
  );
}
