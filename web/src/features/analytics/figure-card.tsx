import ChevronRight from "lucide-react/icons/chevron-right";
import Download from "lucide-react/icons/download";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { csvOf, type FigureTable } from "./figure-table.ts";

type FigureCardProps = {
  title: string;
  description: string;
  /** What stands in place of picture and table where there are no figures. */
  empty?: string | false;
  table: FigureTable;
  /** How a figure reads in the table; its plain number goes into the file. */
  textOf?: (value: number, column: number) => string;
  /** The picture; where there is none the table stands open. */
  children?: ReactNode;
};

const plain = (value: number) => value.toLocaleString("en-US");
const cellStyles = "px-2 py-1.5 text-right tabular-nums first:pl-0 last:pr-0";

/** A few figures: as a picture, as a table, and as a file. */
export function FigureCard(props: FigureCardProps) {
  const { title, description, empty, table, textOf = plain, children } = props;
  const rows = <TableOfFigures title={title} table={table} textOf={textOf} />;
  return (
    <Card asChild>
      <section aria-label={title}>
        <CardHeader title={title} description={description} />
        {empty ? (
          <p className="text-ink-muted">{empty}</p>
        ) : (
          <>
            {children ?? rows}
            <div className="relative mt-3 min-h-8 border-t border-line pt-1">
              {children !== undefined && (
                <details className="group">
                  <summary className="flex min-h-8 cursor-pointer list-none items-center gap-1.5 rounded-sm text-xs text-ink-muted hover:text-ink [&::-webkit-details-marker]:hidden">
                    <ChevronRight
                      aria-hidden
                      className="size-3.5 transition-transform group-open:rotate-90"
                    />
                    As a table
                  </summary>
                  {rows}
                </details>
              )}
              <DownloadButton title={title} table={table} />
            </div>
          </>
        )}
      </section>
    </Card>
  );
}

type TableProps = Required<Pick<FigureCardProps, "title" | "table" | "textOf">>;

function TableOfFigures({ title, table: { columns, rows }, textOf }: TableProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead className="border-b border-line text-xs text-ink-subtle">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={`${cellStyles} font-medium first:text-left`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row" className="py-1.5 pr-2 text-left font-normal wrap-anywhere">
                <bdi>{name}</bdi>
              </th>
              {cells.map((cell, column) => (
                <td key={column} className={cellStyles}>
                  {typeof cell === "number" ? textOf(cell, column + 1) : (cell ?? "–")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const fileNameOf = (title: string) => `${title.toLowerCase().replaceAll(/[^a-z]+/g, "-")}.csv`;

function DownloadButton({ title, table }: Pick<FigureCardProps, "title" | "table">) {
  const download = () => {
    const address = URL.createObjectURL(new Blob([csvOf(table)], { type: "text/csv" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = fileNameOf(title);
    link.click();
    // The browser has begun to read the file by then.
    setTimeout(() => URL.revokeObjectURL(address));
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      onClick={download}
      aria-label={`Download ${title} as CSV`}
      className="absolute top-1 right-0"
    >
      <Download aria-hidden /> CSV
    </Button>
  );
}
