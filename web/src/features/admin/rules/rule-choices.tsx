import { admissions } from "@rolecall/contract/admin/settings.ts";
import { registrationRules } from "@rolecall/contract/site.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { sentenceOf } from "#lib/api-client.ts";
import { administratorQuery } from "#lib/site.api.ts";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { changeSettingsMutation } from "./admin.api.ts";
import { Loaded } from "./loaded.tsx";

const registrations = { open: "Open", invitation: "By invitation", closed: "Closed" } as const;
const admitted = { "at-once": "At once", "after-a-look": "After a look" } as const;
const registrationOptions = registrationRules.map((value) => ({
  value,
  label: registrations[value],
}));
const admissionOptions = admissions.map((value) => ({ value, label: admitted[value] }));

/** The rules of registration, and of posts that wait for an administrator. Each choice is saved when it is made. */
export function Rules() {
  const rules = useQuery(administratorQuery);
  const { mutate, isPending, error } = useMutation(changeSettingsMutation);
  return (
    <Loaded query={rules} failure="The rules could not be loaded.">
      {({ registration, employers, firstJobs }) => (
        <div className="flex max-w-md flex-col gap-5">
          <Field
            label="Registration"
            error={error ? sentenceOf(error, "The rule could not be changed.") : undefined}
          >
            <Select
              options={registrationOptions}
              value={registration}
              disabled={isPending}
              onValueChange={(value) => mutate({ body: { registration: value } })}
            />
          </Field>
          <Field label="Recruiters and companies are let in">
            <Select
              options={admissionOptions}
              value={employers}
              disabled={isPending}
              onValueChange={(value) => mutate({ body: { employers: value } })}
            />
          </Field>
          <Field label="The first job of a company is listed">
            <Select
              options={admissionOptions}
              value={firstJobs}
              disabled={isPending}
              onValueChange={(value) => mutate({ body: { firstJobs: value } })}
            />
          </Field>
        </div>
      )}
    </Loaded>
  );
}
