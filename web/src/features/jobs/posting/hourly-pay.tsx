import { yearlySalary } from "@rolecall/contract/values/yearly-salary.ts";
import type { Ref } from "react";
import { useWatch } from "react-hook-form";
import { detailSalary } from "#features/jobs/job-text.ts";
import { Button } from "#ui/button.tsx";
import { typedPay } from "./typed-pay.ts";
import { writeSalary } from "./typed-salary.ts";
import type { JobForm } from "./use-job-form.ts";

type HourlyPayProps = {
  form: JobForm;
  /** Takes the focus when the form is sent without an answer. */
  ref: Ref<HTMLButtonElement>;
  /** The pay that somebody said is one of a year, as JSON. */
  kept: string | undefined;
  onKeep: () => void;
};

/** Asks about pay that can hardly be one of a year, and offers what it comes to in a year. */
export function HourlyPay({ form, ref, kept, onKeep }: HourlyPayProps) {
  const [least, most] = useWatch({ control: form.control, name: ["salaryMin", "salaryMax"] });
  const pay = typedPay({ salaryMin: least, salaryMax: most });
  const yearly = yearlySalary(pay);
  if (!yearly || kept === JSON.stringify(pay)) return null;
  const take = () => {
    for (const [name, amount] of Object.entries(yearly) as [keyof typeof yearly, number | null][])
      form.setValue(name, writeSalary(amount), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div
      role="status"
      className="flex flex-col items-start gap-3 rounded-md border border-line bg-surface p-3 sm:col-span-2"
    >
      <p>Is this pay by the hour? Salaries here are for a year.</p>
      <div className="flex flex-wrap gap-2">
        <Button ref={ref} variant="secondary" onClick={take}>
          {`Use ${detailSalary(yearly)}`}
        </Button>
        <Button variant="ghost" onClick={onKeep}>
          It is for a year
        </Button>
      </div>
    </div>
  );
}
