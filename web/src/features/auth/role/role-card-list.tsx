import { type Role, roles } from "@rolecall/contract/values/role.ts";
import Check from "lucide-react/icons/check";
import * as RadioGroup from "radix-ui/radio-group";
import { useId } from "react";
import { Badge } from "#ui/badge.tsx";
import { cn } from "#ui/class-names.ts";
import { roleCards } from "./role-cards.ts";

type RoleCardListProps = {
  /** The role of the registration. */
  now: Role;
  value: Role | undefined;
  onValueChange: (role: Role) => void;
};

/** The roles as cards of which one is chosen. */
export function RoleCardList({ now, value, onValueChange }: RoleCardListProps) {
  const id = useId();
  return (
    <RadioGroup.Root
      aria-label="Role"
      value={value ?? null}
      onValueChange={(chosen) => {
        const role = roles.find((candidate) => candidate === chosen);
        if (role) onValueChange(role);
      }}
      className="grid grid-cols-1 gap-4 md:grid-cols-3"
    >
      {roleCards.map(({ role, title, badge, description, features }) => (
        <RadioGroup.Item
          key={role}
          value={role}
          aria-labelledby={`${id}-${role}`}
          aria-describedby={cn(role === now && `${id}-now`, `${id}-${role}-features`)}
          // Arrow keys select the card they reach; Radix misses short key presses.
          onFocus={({ relatedTarget }) => {
            if (relatedTarget?.matches("[role=radio]")) onValueChange(role);
          }}
          className="group flex flex-col items-start rounded-lg border border-line-strong bg-surface p-5 text-left transition-colors hover:border-accent data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft data-[state=checked]:outline-2 data-[state=checked]:outline-accent"
        >
          <span className="flex flex-wrap gap-1.5">
            <Badge tone="accent" className="group-data-[state=checked]:bg-surface">
              {badge}
            </Badge>
            {role === now && (
              <Badge id={`${id}-now`} className="group-data-[state=checked]:bg-surface">
                Your role now
              </Badge>
            )}
          </span>
          <span id={`${id}-${role}`} className="mt-3 font-heading text-xl font-semibold">
            {title}
          </span>
          <span className="mt-1 text-ink-muted">{description}</span>
          <span id={`${id}-${role}-features`} className="mt-4 flex flex-col gap-2">
            {features.map((feature) => (
              <span key={feature} className="flex items-start gap-2">
                <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-ink" />
                {feature}
              </span>
            ))}
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
