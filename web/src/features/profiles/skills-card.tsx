import { Badge } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";

/** The skills at a glance; they are edited in the form. */
export function SkillsCard({ skills }: { skills: readonly string[] }) {
  return (
    <Card>
      <CardHeader title="Skills" />
      {skills.length === 0 ? (
        <p className="text-ink-muted">No skills added yet.</p>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {skills.map((skill) => (
            <li key={skill} className="max-w-full">
              <Badge tone="accent">
                <span className="truncate">{skill}</span>
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
