import type { SiteRules } from "@rolecall/contract/admin/settings.schemas.ts";
import { admissions } from "@rolecall/contract/admin/settings.ts";
import { registrationRules } from "@rolecall/contract/auth/admission.ts";
import { figureKinds } from "@rolecall/contract/site.ts";
import { useMutation } from "@tanstack/react-query";
import { changeSettingsMutation } from "#features/admin/admin.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";

const registrations = { open: "Open", invitation: "By invitation", closed: "Closed" } as const;
const admitted = { "at-once": "At once", "after-a-look": "After a look" } as const;
const figures = { fixed: "Example figures", own: "The board's own" } as const;
const registrationOptions = registrationRules.map((value) => ({
  value,
  label: registrations[value],
}));
const admissionOptions = admissions.map((value) => ({ value, label: admitted[value] }));
const figureOptions = figureKinds.map((value) => ({ value, label: figures[value] }));

/** The rules that are chosen from a list. Each choice is saved when it is made. */
export function RuleChoices({ site }: { site: SiteRules }) {
  const { mutate, isPending, error } = useMutation(changeSettingsMutation);
  const shared = { disabled: isPending };
  return (
    <div className="flex flex-col gap-5">
      <Field
        label="Registration"
        error={error ? sentenceOf(error, "The rule could not be changed.") : undefined}
      >
        <Select
          {...shared}
          options={registrationOptions}
          value={site.registration}
          onValueChange={(registration) => mutate({ body: { registration } })}
        />
      </Field>
      <Field label="Recruiters and companies are let in">
        <Select
          {...shared}
          options={admissionOptions}
          value={site.employers}
          onValueChange={(employers) => mutate({ body: { employers } })}
        />
      </Field>
      <Field label="The first job of a company is listed">
        <Select
          {...shared}
          options={admissionOptions}
          value={site.firstJobs}
          onValueChange={(firstJobs) => mutate({ body: { firstJobs } })}
        />
      </Field>
      <Field label="Figures of the start page">
        <Select
          {...shared}
          options={figureOptions}
          value={site.figures}
          onValueChange={(chosen) => mutate({ body: { figures: chosen } })}
        />
      </Field>
    </div>
  );
}
