import type { SiteRules } from "@rolecall/contract/admin/settings.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { changeSettingsMutation } from "#features/admin/admin.api.ts";
import { showAtFields } from "#lib/forms/show-at-fields.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { toast } from "#ui/toast/toast-store.ts";

/** The site's name, logo, color and support address, saved together. */
export function LookForm({ site }: { site: SiteRules }) {
  const { name, colour, supportEmail } = site;
  const form = useForm({
    defaultValues: { name, logoUrl: site.logoUrl ?? "", colour, supportEmail },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const { mutate, isPending } = useMutation({
    ...changeSettingsMutation,
    onSuccess: () => toast({ title: "Saved", description: "Pages show it when they are opened." }),
    onError: (error) => showAtFields(form, error, "supportEmail"),
  });
  const save = handleSubmit(({ logoUrl, ...look }) =>
    mutate({ body: { ...look, logoUrl: logoUrl.trim() || null } }),
  );
  return (
    <Form className="flex flex-col gap-5" onSubmit={save}>
      <Field label="Name" error={errors.name?.message}>
        <TextInput {...register("name")} maxLength={60} />
      </Field>
      <Field
        label="Address of the logo"
        hint="A square picture at an https address. Empty: the logo of the software."
        error={errors.logoUrl?.message}
      >
        <TextInput {...register("logoUrl")} type="url" />
      </Field>
      <Field
        label="Color"
        hint="Such as #005c67: dark enough to be read on white. The dark theme has a lighter shade of it."
        error={errors.colour?.message}
      >
        <TextInput {...register("colour")} maxLength={7} />
      </Field>
      <Field label="Support address" error={errors.supportEmail?.message}>
        <TextInput {...register("supportEmail")} type="email" />
      </Field>
      <Button type="submit" className="self-start" pending={isPending}>
        Save
      </Button>
    </Form>
  );
}
