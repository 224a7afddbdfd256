import { type DragEvent, type ReactNode, useState } from "react";
import { cn } from "#ui/class-names.ts";

type DropZoneProps = {
  /** Null while no file is taken. */
  onFile: ((file: File) => void) | null;
  children: ReactNode;
};

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** A dashed box that takes a file which is dropped on it. */
export function DropZone({ onFile, children }: DropZoneProps) {
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
        setOver(onFile !== null);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isWithin) setOver(false);
      }}
      onDrop={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile?.(file);
      }}
    >
      {children}
    </div>
  );
}
