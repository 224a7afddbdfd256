import Check from "lucide-react/icons/check";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { cn } from "#ui/class-names.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { Meter } from "#ui/form/meter.tsx";
import { PasswordInput } from "#ui/form/password-input.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Separator } from "#ui/separator.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";

const rules = [
  ["At least 8 characters", true],
  ["One uppercase letter", true],
  ["One number", false],
] as const;

/** One narrow form: the card holds the form, the page holds the welcome. */
export function SignInComposition() {
  const [agreed, setAgreed] = useState(false);
  return (
    <div className="mx-auto max-w-form">
      <h1 className="text-2xl">Welcome to Rolecall</h1>
      <p className="mt-1 text-base text-ink-muted">Sign in, or make an account in a minute.</p>
      <Card className="mt-6 pt-2">
        <Tabs defaultValue="register">
          <TabList>
            <Tab value="login">Login</Tab>
            <Tab value="register">Register</Tab>
          </TabList>
          <TabPanel value="login">
            <Field label="Username">
              <TextInput />
            </Field>
          </TabPanel>
          <TabPanel value="register">
            <form className="flex flex-col gap-4">
              <Field label="I am a">
                <Select
                  options={[{ value: "candidate", label: "Job Seeker / Candidate" }]}
                  value="candidate"
                  onValueChange={() => undefined}
                />
              </Field>
              <div className="grid gap-4 sm:grid-cols-2">
                <Field label="First name">
                  <TextInput />
                </Field>
                <Field label="Last name">
                  <TextInput />
                </Field>
              </div>
              <Field label="Username" required error="Username must be at least 3 characters">
                <TextInput defaultValue="am" />
              </Field>
              <div className="flex flex-col gap-2.5">
                <Field label="Password" required>
                  <PasswordInput defaultValue="Portland" autoComplete="off" />
                </Field>
                <div className="flex items-center gap-3">
                  <Meter
                    label="Password strength"
                    value={50}
                    valueText="Good"
                    tone="middle"
                    className="flex-1"
                  />
                  <span className="w-12 text-right text-xs font-medium text-ink-muted">Good</span>
                </div>
                <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
                  {rules.map(([rule, met]) => (
                    <li
                      key={rule}
                      className={cn(
                        "flex items-center gap-1",
                        met ? "text-green-ink" : "text-ink-subtle",
                      )}
                    >
                      <Check aria-hidden className={cn("size-3.5", !met && "opacity-30")} />
                      {rule}
                    </li>
                  ))}
                </ul>
              </div>
              <Checkbox
                checked={agreed}
                onCheckedChange={setAgreed}
                label={
                  <>
                    I agree to the{" "}
                    <a href="#terms" className={linkStyles()}>
                      terms and conditions
                    </a>
                  </>
                }
              />
              <Button type="submit" className="w-full">
                Create Account
              </Button>
              <Separator label="or" />
              <Button variant="secondary" disabled className="w-full">
                Continue with GitHub
              </Button>
            </form>
          </TabPanel>
        </Tabs>
      </Card>
    </div>
  );
}
