import { memo } from "react";
import { Badge } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";

/** The skills, read-only. Memoized: typing in the form must not render it again. */
export const SkillsCard = memo(({ skills }: { skills: readonly string[] }) => (
  <Card>
    <CardHeader title="Skills" />
    {skills.length === 0 ? (
      <p className="text-ink-muted">No skills added yet.</p>
    ) : (
      <ul className="flex flex-wrap gap-1.5">
        {skills.map((skill) => (
          <li key={skill} className="max-w-full">
            <Badge tone="accent">
              <span dir="auto" className="truncate">
                {skill}
              </span>
            </Badge>
          </li>
        ))}
      </ul>
    )}
  </Card>
));
