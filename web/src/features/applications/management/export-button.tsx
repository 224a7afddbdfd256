import Download from "lucide-react/icons/download";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { whenLoaded } from "#ui/overlay/on-demand.ts";
import type { ApplicationFilters } from "./application-search.ts";

const load = () => import("./export-dialog.tsx");
const ExportDialog = lazy(async () => ({ default: (await load()).ExportDialog }));

/** Offers the filtered applications as a file for a spreadsheet. */
export function ExportButton({ filters }: { filters: ApplicationFilters }) {
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
          <ExportDialog open={open} onOpenChange={setOpen} filters={filters} />
        </Suspense>
      )}
    </>
  );
}
