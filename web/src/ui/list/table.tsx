import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "#ui/class-names.ts";

/**
 * A table that scrolls sideways where it does not fit. On narrow screens its rows stack instead,
 * and their cells take their places in three columns (`max-md:col-span-2`). `label` names it. With `data-dense` its
 * rows are 44 px high where there is room, if what they show is one line.
 */
export function Table({
  label,
  className,
  ...props
}: ComponentProps<"table"> & { label: string; "data-dense"?: true | undefined }) {
  return (
    <section
      aria-label={label}
      className="overflow-x-auto print:overflow-visible rounded-lg border border-line bg-surface"
    >
      <table
        className={cn(
          "w-full border-collapse text-left text-sm max-md:block md:min-w-2xl print:min-w-0 [&>tbody]:max-md:block",
          className,
        )}
        {...props}
      />
    </section>
  );
}

export function TableHead({ className, ...props }: ComponentProps<"thead">) {
  return (
    <thead
      className={cn(
        "border-b border-line bg-sunken max-md:block [&>tr]:max-md:grid [&>tr]:max-md:grid-cols-[auto_1fr_1fr] [&>tr]:max-md:items-center [&>tr]:max-md:gap-x-3 [&>tr]:max-md:px-4 [&>tr]:max-md:py-1",
        className,
      )}
      {...props}
    />
  );
}

export function TableRow({ className, ...props }: ComponentProps<"tr">) {
  return (
    <tr
      className={cn(
        "border-b border-line last:border-0 lg:in-data-dense:h-11 max-md:grid max-md:items-center max-md:grid-cols-[auto_1fr_auto] max-md:gap-x-3 max-md:gap-y-2 max-md:px-4 max-md:py-3 aria-selected:bg-accent-soft/60 aria-[current=true]:bg-accent-soft aria-[current=true]:inset-shadow-[3px_0_0] aria-[current=true]:inset-shadow-accent forced-colors:aria-[current=true]:outline [tbody_&]:hover:bg-sunken/60 [tbody_&]:aria-selected:hover:bg-accent-soft/60",
        className,
      )}
      {...props}
    />
  );
}

export function Cell({ className, ...props }: ComponentProps<"td">) {
  return (
    <td
      className={cn("align-middle md:px-4 md:py-3 lg:in-data-dense:py-0.75", className)}
      {...props}
    />
  );
}

/** The cell that says what its row is about: it is read out before any other of the row. */
export function RowHeader({ className, ...props }: ComponentProps<"th">) {
  return (
    <th
      scope="row"
      className={cn("align-middle font-normal md:px-4 md:py-3 lg:in-data-dense:py-0.75", className)}
      {...props}
    />
  );
}

type HeaderCellProps = ComponentProps<"th"> & {
  /** The present sorting by this column; `null` if it can be sorted by it, but is not. */
  sorted?: "asc" | "desc" | null;
  onSort?: () => void;
};

/**
 * A column's heading; on narrow screens two stand in a line, behind one for all rows
 * (`max-md:row-span-2`). With `onSort` its words are a button.
 */
export function HeaderCell({ sorted, onSort, className, children, ...props }: HeaderCellProps) {
  return (
    <th
      scope="col"
      aria-sort={ariaSort(sorted)}
      className={cn(
        "md:px-4 md:py-1 text-xs font-medium md:whitespace-nowrap text-ink-muted",
        className,
      )}
      {...props}
    >
      {onSort === undefined ? (
        children
      ) : (
        <SortButton sorted={sorted ?? null} onSort={onSort}>
          {children}
        </SortButton>
      )}
    </th>
  );
}

function ariaSort(sorted: HeaderCellProps["sorted"]) {
  if (sorted === "asc") return "ascending";
  return sorted === "desc" ? "descending" : undefined;
}

const sortIcons = { asc: ArrowUp, desc: ArrowDown };

type SortButtonProps = { sorted: "asc" | "desc" | null; onSort: () => void; children: ReactNode };

function SortButton({ sorted, onSort, children }: SortButtonProps) {
  const Icon = sorted === null ? ChevronsUpDown : sortIcons[sorted];
  return (
    <button
      type="button"
      onClick={onSort}
      className={cn(
        "-mx-1.5 inline-flex min-h-7 items-center text-left gap-1 rounded-sm px-1.5 hover:bg-pressed hover:text-ink",
        sorted !== null && "text-ink",
      )}
    >
      {children}
      <Icon aria-hidden className="size-3.5" />
    </button>
  );
}
