import Columns3 from "lucide-react/icons/columns-3";
import { Button } from "#ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuSeparator,
} from "#ui/overlay/dropdown-menu.tsx";
import { columnHeadings, columnsAtFirst, extraColumns } from "./table-columns.ts";
import type { Density, TableLook } from "./use-table-look.ts";

type LookMenuProps = {
  look: TableLook;
  onDensity: (density: Density) => void;
  onColumns: (columns: TableLook["columns"]) => void;
};

/** Chooses the columns beside those that always stand, and how high rows are, where they have one line each. */
export function LookMenu({ look: { density, columns }, onDensity, onColumns }: LookMenuProps) {
  const shown = columns ?? columnsAtFirst;
  return (
    <DropdownMenu
      trigger={
        <Button
          variant="secondary"
          size="icon"
          className="max-lg:hidden"
          aria-label="Columns and rows"
          title="Columns and rows"
        >
          <Columns3 aria-hidden />
        </Button>
      }
    >
      {extraColumns.map((column) => (
        <DropdownMenuCheckboxItem
          key={column}
          checked={shown.includes(column)}
          onCheckedChange={(on) =>
            onColumns(extraColumns.filter((one) => (one === column ? on : shown.includes(one))))
          }
        >
          {columnHeadings[column]}
        </DropdownMenuCheckboxItem>
      ))}
      {columns && (
        <DropdownMenuItem className="pl-8" onSelect={() => onColumns(null)}>
          Default columns
        </DropdownMenuItem>
      )}
      <DropdownMenuSeparator />
      <DropdownMenuCheckboxItem
        checked={density === "comfortable"}
        onCheckedChange={(on) => onDensity(on ? "comfortable" : "compact")}
      >
        Comfortable rows
      </DropdownMenuCheckboxItem>
    </DropdownMenu>
  );
}
