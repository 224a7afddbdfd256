import type { JobRemark } from "@rolecall/contract/jobs/job-check.ts";
import { useEffect, useEffectEvent, useState } from "react";
import type { JobForm } from "#features/jobs/posting/use-job-form.ts";
import { keepInPlace } from "./keep-in-place.ts";
import { remarksOf } from "./remarks-of.ts";

/** In milliseconds: so long nothing is typed or left before advice comes. */
const pause = 600;

/** The box after which a field was written: pay has two. */
const lastBoxOf = (field: JobRemark["field"]) => (field === "salaryMin" ? "salaryMax" : field);

/** Leads to a field, beside which its advice then stands. */
export const leadToField = (
  { setValue, getValues, setFocus }: JobForm,
  field: JobRemark["field"],
) => {
  const box = lastBoxOf(field);
  setValue(box, getValues(box), { shouldTouch: true });
  setFocus(field);
};

const isSame = (one: JobRemark, other: JobRemark) =>
  one.code === other.code && one.field === other.field;

/**
 * What the job could do better, as far as it is shown beside its fields: of those that somebody left, or of all
 * where the job was stored before. What is new comes when typing pauses; what was followed goes at once, while the
 * focus is still above it.
 */
export function useFieldAdvice(form: JobForm, isStored: boolean): JobRemark[] {
  const { getValues, getFieldState, subscribe } = form;
  const look = () =>
    remarksOf(getValues()).filter(
      ({ field }) => isStored || getFieldState(lastBoxOf(field)).isTouched,
    );
  const [shown, setShown] = useState(look);
  const isShown = (remarks: JobRemark[]) => JSON.stringify(remarks) === JSON.stringify(shown);
  const dropFollowed = useEffectEvent(() => {
    if (shown.length === 0) return;
    const left = look().filter((found) => shown.some((known) => isSame(known, found)));
    if (!isShown(left)) setShown(left);
  });
  const showAll = useEffectEvent(() => {
    const found = look();
    if (!isShown(found)) keepInPlace(() => setShown(found));
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = subscribe({
      formState: { values: true, touchedFields: true },
      callback: () => {
        dropFollowed();
        clearTimeout(timer);
        timer = setTimeout(() => showAll(), pause);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [subscribe]);
  return shown;
}
