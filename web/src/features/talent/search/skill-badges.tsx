import { Badge } from "#ui/badge.tsx";
import { cn } from "#ui/class-names.ts";

type SkillBadgesProps = { skills: readonly string[]; most?: number; className?: string };

/** Skills side by side; of very many the first, and how many there are besides. */
export function SkillBadges({ skills, most = 100, className }: SkillBadgesProps) {
  const further = skills.length - most;
  return (
    <ul aria-label="Skills" className={cn("flex flex-wrap gap-1.5", className)}>
      {skills.slice(0, most).map((skill, index) => (
        <li key={index} className="max-w-full">
          <Badge>
            <span dir="auto" className="truncate">
              {skill}
            </span>
          </Badge>
        </li>
      ))}
      {further > 0 && <li className="text-xs leading-6 text-ink-muted">and {further} more</li>}
    </ul>
  );
}
