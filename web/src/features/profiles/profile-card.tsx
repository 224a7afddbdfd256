import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode, Ref } from "react";
import { Card, CardHeader } from "#ui/card.tsx";

type ProfileCardProps = {
  title: string;
  /** Only its title shows until it is opened. */
  folded: boolean;
  /** Gets the focus when a button in the card is removed. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** A card beside the profile's form, or folded below it where it concerns few of the role. */
export function ProfileCard({ title, folded, ref, children }: ProfileCardProps) {
  if (!folded)
    return (
      <Card ref={ref} tabIndex={-1}>
        <CardHeader title={title} />
        {children}
      </Card>
    );
  return (
    <Card asChild>
      <details className="group">
        <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-sm">
          <h2 className="text-lg">{title}</h2>
          <ChevronDown
            aria-hidden
            className="size-4 text-ink-subtle transition-transform group-open:rotate-180"
          />
        </summary>
        <div ref={ref} tabIndex={-1} className="mt-4">
          {children}
        </div>
      </details>
    </Card>
  );
}
