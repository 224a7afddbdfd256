import type { Findable } from "@rolecall/contract/talent/findable.schemas.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { findableQuery, setFindableMutation } from "#features/profiles/findable/findable.api.ts";
import { finderWords } from "#features/profiles/findable/finder-words.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { Loaded } from "#lib/loaded.tsx";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Form } from "#ui/form.tsx";
import { FieldError } from "#ui/form/field-error.tsx";
import { Field } from "#ui/form/field.tsx";
import { SegmentedControl } from "#ui/form/segmented-control.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { ExceptedCompanies } from "./excepted-companies.tsx";
import { OwnFrame } from "./own-frame.tsx";

/** Whose companies find the user, and what they read then. */
export function FindableScreen() {
  useDocumentTitle("Who Can Find Me");
  const findable = useQuery(findableQuery);
  return (
    <OwnFrame
      title="Who can find me"
      description="Companies search the profiles of people who let them. Nobody finds you unless you say so here."
    >
      <div className="mt-6 flex flex-col gap-6">
        <Loaded query={findable} failure="Your setting could not be loaded.">
          {(saved) => <FindableForm saved={saved} />}
        </Loaded>
        <WhatIsShown />
      </div>
    </OwnFrame>
  );
}

const options = (["nobody", "verified", "all"] as const).map((value) => ({
  value,
  label: finderWords[value].label,
}));

function FindableForm({ saved }: { saved: Findable }) {
  const [to, setTo] = useState(saved.to);
  const [except, setExcept] = useState<readonly string[]>(saved.except);
  const { mutate, isPending, error } = useMutation(setFindableMutation);
  const save = (event: Pick<Event, "preventDefault">) => {
    event.preventDefault();
    mutate(
      { body: { to, except: [...except] } },
      { onSuccess: () => toast({ title: "Saved", description: finderWords[to].description }) },
    );
  };
  return (
    <Card asChild>
      <section aria-label="Who finds me">
        <Form className="flex flex-col gap-6" onSubmit={save}>
          <Field label="Who finds me" hint={finderWords[to].description}>
            <SegmentedControl options={options} value={to} onValueChange={setTo} />
          </Field>
          <ExceptedCompanies ids={except} onChange={setExcept} />
          {error && (
            <FieldError id="findable-error">
              {sentenceOf(error, "Your choice could not be saved.")}
            </FieldError>
          )}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button type="submit" pending={isPending}>
              Save
            </Button>
            <Link to="/profile/requests" className={linkStyles()}>
              Requests and looks
            </Link>
          </div>
        </Form>
      </section>
    </Card>
  );
}

function WhatIsShown() {
  return (
    <Card asChild>
      <section aria-label="What companies read">
        <CardHeader title="What companies read" />
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          <div>
            <h3 className="text-sm font-medium">Shown</h3>
            <p className="mt-1 text-ink-muted">
              Your title, summary, skills, location, work experience and education without its
              years. For a job of theirs, how well you fit it.
            </p>
          </div>
          <div>
            <h3 className="text-sm font-medium">Not shown</h3>
            <p className="mt-1 text-ink-muted">
              Your name, email, phone, picture and resume. Where your texts have your name, an
              address, a number or a link, they read “…”.
            </p>
          </div>
        </div>
        <p className="mt-5 text-ink-muted">
          A company that wants to talk to you writes to you once. Say yes, and it reads your name,
          email and phone; say no, and it does not. You can change your answer. Companies that you
          name in your work experience never find you.
        </p>
      </section>
    </Card>
  );
}
