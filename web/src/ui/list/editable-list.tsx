import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { useFocusSuccessor } from "#ui/overlay/focus-successor.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

type EditableListProps<Row extends { key: string }> = {
  rows: Row[];
  onChange: (rows: Row[]) => void;
  /** What a row is called: 'question 2'. */
  nameOf: (row: Row, index: number) => string;
  /** 'Add a question' */
  addLabel: string;
  makeRow: () => Row;
  /** The fewest and the most rows that there may be. */
  fewest?: number;
  most: number;
  /** A row is one short box without a frame, beside which its buttons stand on a phone, too. */
  isCompact?: boolean;
  /** Further buttons beside that which adds a row. */
  actions?: ReactNode;
  /** Further buttons of a row. */
  renderActions?: (row: Row, index: number) => ReactNode;
  children: (row: Row, change: (changes: Partial<Row>) => void, index: number) => ReactNode;
};

const firstControl = "input, textarea, button";

/** A list whose rows are written, put in order, added and taken away, with buttons or with Alt and the arrows. */
export function EditableList<Row extends { key: string }>(props: EditableListProps<Row>) {
  const { rows, onChange, nameOf, makeRow, addLabel, fewest = 0, most, actions } = props;
  const { renderActions, isCompact = false, children } = props;
  const list = useRef<HTMLOListElement>(null);
  const added = useRef<string>(undefined);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (added.current === undefined || rows.at(-1)?.key !== added.current) return;
    added.current = undefined;
    list.current?.lastElementChild?.querySelector<HTMLElement>(firstControl)?.focus();
  }, [rows]);

  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length) return;
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row));
    setSaid(`Moved to place ${to + 1} of ${rows.length}`);
  };
  const add = () => {
    const row = makeRow();
    added.current = row.key;
    onChange([...rows, row]);
  };
  const isFull = rows.length >= most;
  return (
    <>
      <ol ref={list} className="flex flex-col gap-3 empty:hidden">
        {rows.map((row, index) => (
          <EditableRow key={row.key} isCompact={isCompact} onMove={(by) => move(index, index + by)}>
            <div className={cn("min-w-0 flex-1", isCompact ? "basis-24" : "basis-64")}>
              {children(
                row,
                (changes) => onChange(rows.with(index, { ...row, ...changes })),
                index,
              )}
            </div>
            <div className={cn("ml-auto flex shrink-0 items-center", !isCompact && "-m-1")}>
              {renderActions?.(row, index)}
              <RowButton
                label={`Move ${nameOf(row, index)} up`}
                unavailable={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp aria-hidden />
              </RowButton>
              <RowButton
                label={`Move ${nameOf(row, index)} down`}
                unavailable={index === rows.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown aria-hidden />
              </RowButton>
              <RowButton
                label={`Remove ${nameOf(row, index)}`}
                unavailable={rows.length <= fewest}
                onClick={() => onChange(rows.toSpliced(index, 1))}
              >
                <Trash2 aria-hidden />
              </RowButton>
            </div>
          </EditableRow>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="sm" unavailable={isFull} onClick={add}>
          <Plus aria-hidden />
          {addLabel}
        </Button>
        {actions}
        {isFull && <span className="text-xs text-ink-subtle">There is no room for more.</span>}
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

type EditableRowProps = {
  isCompact: boolean;
  onMove: (by: number) => void;
  children: ReactNode;
};

function EditableRow({ isCompact, onMove, children }: EditableRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    onMove(by);
  });
  // From whichever of its controls.
  useEffect(() => {
    const item = row.current;
    item?.addEventListener("keydown", press);
    return () => item?.removeEventListener("keydown", press);
  }, []);
  return (
    <li
      ref={row}
      className={cn(
        "flex flex-wrap items-start gap-y-2",
        isCompact ? "gap-x-1" : "gap-x-3 rounded-md border border-line bg-surface p-3 sm:p-4",
      )}
      {...useFocusSuccessor(row)}
    >
      {children}
    </li>
  );
}

type RowButtonProps = {
  label: string;
  unavailable: boolean;
  onClick: () => void;
  children: ReactNode;
};

function RowButton({ label, children, ...props }: RowButtonProps) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} title={label} {...props}>
      {children}
    </Button>
  );
}
