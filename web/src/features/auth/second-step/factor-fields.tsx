import { type SecondStepWay, secondStepWays } from "@rolecall/contract/auth/second-step.ts";
import type { UseFormReturn } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";

/** A code and how it was got; a passkey has none. */
export interface FactorForm {
  code: string;
}

/** The words that lead to another way. */
const otherWays: Record<SecondStepWay, string> = {
  passkey: "Use a passkey",
  totp: "Use a code of your authenticator",
  recovery: "Use a recovery code",
};

/** The values that are sent for a typed code. */
export const factorOf = (way: SecondStepWay, code: string) =>
  way === "recovery" ? { recoveryCode: code } : { code };

/** The box for a code of the authenticator or a recovery code. */
export function CodeField({ way, form }: { way: SecondStepWay; form: UseFormReturn<FactorForm> }) {
  const isRecovery = way === "recovery";
  return (
    <Field
      key={way}
      label={isRecovery ? "Recovery code" : "Code"}
      hint={isRecovery ? "Each works once." : "The six digits that your authenticator shows now."}
      error={form.formState.errors.code?.message}
    >
      <TextInput
        {...form.register("code", { required: "Enter a code" })}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        inputMode={isRecovery ? "text" : "numeric"}
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  );
}

interface OtherWaysProps {
  ways: readonly SecondStepWay[];
  way: SecondStepWay;
  onChoose: (way: SecondStepWay) => void;
}

/** The other ways that the account has. */
export function OtherWays({ ways, way, onChoose }: OtherWaysProps) {
  const others = secondStepWays.filter((other) => other !== way && ways.includes(other));
  return others.map((other) => (
    <Button key={other} variant="link" className="self-start" onClick={() => onChoose(other)}>
      {otherWays[other]}
    </Button>
  ));
}
