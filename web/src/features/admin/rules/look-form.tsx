import type { SiteRules } from "@rolecall/contract/admin/settings.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { changeSettingsMutation } from "#features/admin/admin.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { toast } from "#ui/toast/toast-store.ts";

/** The site's name, logo, colour and support address, saved together. */
export function LookForm({ site }: { site: SiteRules }) {
  const [name, setName] = useState(site.name);
  const [logoUrl, setLogoUrl] = useState(site.logoUrl ?? "");
  const [colour, setColour] = useState(site.colour);
  const [supportEmail, setSupportEmail] = useState(site.supportEmail);
  const { mutate, isPending, error } = useMutation({
    ...changeSettingsMutation,
    onSuccess: () => toast({ title: "Saved" }),
  });
  const save = (event: Pick<Event, "preventDefault">) => {
    event.preventDefault();
    mutate({ body: { name, logoUrl: logoUrl.trim() || null, colour, supportEmail } });
  };
  return (
    <Form className="flex flex-col gap-5" onSubmit={save}>
      <Field label="Name">
        <TextInput value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field label="Address of the logo" hint="Empty: the logo of the software.">
        <TextInput type="url" value={logoUrl} onChange={({ target }) => setLogoUrl(target.value)} />
      </Field>
      <Field label="Colour" hint="Such as #005c67: dark enough to be read on white.">
        <TextInput
          value={colour}
          maxLength={7}
          onChange={({ target }) => setColour(target.value)}
        />
      </Field>
      <Field
        label="Support address"
        error={error ? sentenceOf(error, "The settings could not be saved.") : undefined}
      >
        <TextInput
          type="email"
          value={supportEmail}
          onChange={({ target }) => setSupportEmail(target.value)}
        />
      </Field>
      <Button type="submit" className="self-start" pending={isPending}>
        Save
      </Button>
    </Form>
  );
}
