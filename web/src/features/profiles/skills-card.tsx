import { memo } from "react";
import { Badge } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";

/** The skills at a glance; they are edited in the form. Stays as it is while letters are typed. */
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
