import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { mostTags, tagMaximum } from "@rolecall/contract/hiring/notes.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceOf } from "#lib/api-client.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Chips } from "#ui/chips.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { addTagMutation, removeTagMutation } from "./notes.api.ts";

type TagsProps = { application: Pick<MarkedApplication, "id" | "tags">; name: string };

/** The tags of an application, each with a way to take it off, and a box for another one. */
export function Tags({ application: { id, tags }, name }: TagsProps) {
  const remove = useMutation(removeTagMutation);
  return (
    <>
      <Chips
        label={`Tags of ${name}`}
        chips={tags.map((tag) => ({ value: tag, label: tag }))}
        onRemove={(tag) =>
          remove.mutate(
            { params: { id, tag } },
            { onError: (error) => toastFailure("Error", error, "The tag could not be removed.") },
          )
        }
      />
      {tags.length < mostTags && <NewTag id={id} name={name} />}
    </>
  );
}

function NewTag({ id, name }: { id: string; name: string }) {
  const [tag, setTag] = useState("");
  const add = useMutation(addTagMutation);
  const written = tag.trim();
  return (
    <form
      className="flex items-start gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (written === "" || add.isPending) return;
        add.mutate({ params: { id, tag: written } }, { onSuccess: () => setTag("") });
      }}
    >
      <Field
        label={`New tag for ${name}`}
        hideLabel
        className="w-36"
        error={add.isError ? sentenceOf(add.error, "The tag could not be kept.") : undefined}
      >
        <TextInput
          placeholder="Add a tag"
          value={tag}
          maxLength={tagMaximum}
          autoComplete="off"
          className="h-8 min-h-8"
          onChange={({ currentTarget }) => setTag(currentTarget.value)}
        />
      </Field>
      {written !== "" && (
        <Button type="submit" variant="secondary" size="sm" pending={add.isPending}>
          Add
        </Button>
      )}
    </form>
  );
}
