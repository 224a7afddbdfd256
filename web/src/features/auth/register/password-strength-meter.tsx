import Check from "lucide-react/icons/check";
import Circle from "lucide-react/icons/circle";
import { Meter } from "#ui/form/meter.tsx";
import { passwordAdvice, passwordStrength } from "./password-strength.ts";

/** The strength of a password while it is typed, with advice. */
export function PasswordStrengthMeter({ password }: { password: string }) {
  const { score, label, tone } = passwordStrength(password);
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex items-center gap-3">
        <Meter
          className="flex-1"
          label="Password strength"
          value={score}
          valueText={label}
          tone={tone}
        />
        <output className="w-12 text-right text-xs font-medium text-ink-muted">{label}</output>
      </div>
      <ul className="grid gap-1 text-xs text-ink-muted sm:grid-cols-2">
        {passwordAdvice(password).map(({ text, met }) => (
          <li key={text} className="flex items-center gap-1.5">
            {met ? (
              <Check aria-hidden className="size-3.5 text-green-ink" strokeWidth={3} />
            ) : (
              <Circle aria-hidden className="size-3.5 text-ink-subtle" />
            )}
            {text}
            <span className="sr-only">{met ? "(met)" : "(not met)"}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
