import Ban from "lucide-react/icons/ban";
import { Badge } from "#ui/badge.tsx";

/** Marks an application with an answer that the employer does not look for. */
export function RuledOutBadge() {
  return (
    <Badge tone="red" title="An answer is another one than the job looks for">
      <Ban aria-hidden />
      Ruled out
    </Badge>
  );
}
