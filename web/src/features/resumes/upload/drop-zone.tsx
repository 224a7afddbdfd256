import { type DragEvent, type ReactNode, useState } from "react";
import { cn } from "#ui/class-names.ts";

type DropZoneProps = {
  onFiles: (first: File, others: number) => void;
  /** Whether a file would be taken now. */
  isOpen: boolean;
  children: ReactNode;
};

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** A dashed box that takes a file which is dropped on it. Whoever uses it says what is not taken. */
export function DropZone({ onFiles, isOpen, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={cn(
        "flex flex-col gap-2 rounded-md border border-dashed px-4 py-3 transition-colors",
        isOver ? "border-accent bg-accent-soft" : "border-line-strong",
      )}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(isOpen);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isWithin) setOver(false);
      }}
      onDrop={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const [first, ...others] = event.dataTransfer.files;
        if (first) onFiles(first, others.length);
      }}
    >
      {children}
    </div>
  );
}
