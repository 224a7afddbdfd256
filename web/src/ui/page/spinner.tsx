import LoaderCircle from "lucide-react/icons/loader-circle";
import { cn } from "#ui/class-names.ts";

/** Turns while something is under way. Decorative: the words beside it say what is awaited. */
export function Spinner({ className }: { className?: string }) {
  return (
    <LoaderCircle
      data-spinner=""
      aria-hidden
      className={cn("size-4 shrink-0 animate-spin", className)}
    />
  );
}
