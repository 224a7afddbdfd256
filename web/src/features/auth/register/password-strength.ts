import { passwordStrengthMinimum } from "@rolecall/contract/auth/auth.ts";

const rules = {
  length: (password: string) => password.length >= passwordStrengthMinimum,
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  number: (password: string) => /\d/.test(password),
  symbol: (password: string) => /[^\p{L}\p{N}]/u.test(password),
};

/** The advice under the password of the registration form; the server does not require it. */
export const passwordAdvice = (password: string) => [
  { text: `At least ${passwordStrengthMinimum} characters`, met: rules.length(password) },
  { text: "One uppercase letter", met: rules.uppercase(password) },
  { text: "One number", met: rules.number(password) },
];

export interface PasswordStrength {
  /** 0 to 100, in steps of 25: one for each rule that is met. */
  score: number;
  label: "Weak" | "Fair" | "Good" | "Strong";
  tone: "low" | "middle" | "high";
}

/** The first step whose bound the score stays below; a score of 75 or more is Strong. */
const steps = [
  { below: 25, label: "Weak", tone: "low" },
  { below: 50, label: "Fair", tone: "low" },
  { below: 75, label: "Good", tone: "middle" },
] as const;

export const passwordStrength = (password: string): PasswordStrength => {
  const score = Object.values(rules).filter((isMet) => isMet(password)).length * 25;
  const { label, tone } = steps.find(({ below }) => score < below) ?? {
    label: "Strong",
    tone: "high",
  };
  return { score, label, tone };
};
