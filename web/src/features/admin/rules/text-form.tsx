import type { SiteText } from "@rolecall/contract/site.schemas.ts";
import { type TextName, textNames } from "@rolecall/contract/site.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { writeTextMutation } from "#features/admin/admin.api.ts";
import { siteTextQuery } from "#features/site/site-text.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { Loaded } from "#lib/loaded.tsx";
import { longDateText } from "#lib/text/dates.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { SegmentedControl } from "#ui/form/segmented-control.tsx";
import { Textarea } from "#ui/form/textarea.tsx";

const labels: Record<TextName, string> = {
  terms: "Terms",
  privacy: "Privacy",
  imprint: "Imprint",
};
const options = textNames.map((value) => ({ value, label: labels[value] }));

/** The texts of the site, each with its newest version to write the next one. */
export function TextForm() {
  const [name, setName] = useState<TextName>("terms");
  const text = useQuery(siteTextQuery(name));
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl
        aria-label="Which text"
        className="self-start"
        options={options}
        value={name}
        onValueChange={setName}
      />
      <Loaded query={text} failure="The text could not be loaded.">
        {(newest) => <Editor key={`${name} ${newest?.version}`} name={name} newest={newest} />}
      </Loaded>
    </div>
  );
}

function Editor({ name, newest }: { name: TextName; newest: SiteText | null }) {
  const [markdown, setMarkdown] = useState(newest?.markdown ?? "");
  const { mutate, isPending, error } = useMutation(writeTextMutation);
  const save = (event: Pick<Event, "preventDefault">) => {
    event.preventDefault();
    mutate({ params: { name }, body: { markdown } });
  };
  return (
    <Form className="flex flex-col gap-4" onSubmit={save}>
      <Field
        label={labels[name]}
        hint={
          newest
            ? `Version ${newest.version} of ${longDateText(newest.createdAt)}.`
            : "Nothing was written yet."
        }
        error={error ? sentenceOf(error, "The text could not be saved.") : undefined}
      >
        <Textarea
          rows={12}
          value={markdown}
          maxLength={100_000}
          onChange={({ target }) => setMarkdown(target.value)}
        />
      </Field>
      <Button type="submit" className="self-start" pending={isPending}>
        Save as version {(newest?.version ?? 0) + 1}
      </Button>
    </Form>
  );
}
