import type { CompanyDetail } from "@rolecall/contract/companies/companies.schemas.ts";
import Check from "lucide-react/icons/check";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { Paragraphs } from "#ui/text/paragraphs.tsx";
import { AddPart } from "./add-part.tsx";
import { benefitsOf, type TextPart, writtenPart } from "./company-parts.ts";

const EditPart = lazy(async () => ({ default: (await import("./edit-part.tsx")).EditPart }));

/** A part of a company's page. Who edits the company writes it in its place; nobody else sees that it is missing. */
export function CompanyTextPart({ company, part }: { company: CompanyDetail; part: TextPart }) {
  const [editing, setEditing] = useState(false);
  const text = writtenPart(company, part);
  if (text === "" && !company.can.edit) return null;
  if (text === "" && !editing)
    return <AddPart ask={part.ask} why={part.why} onAdd={() => setEditing(true)} />;
  return (
    <section className="mt-10">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-xl">{part.title}</h2>
        {company.can.edit && !editing && (
          <Button variant="ghost" size="sm" onClick={() => setEditing(true)}>
            Edit <VisuallyHidden>{part.title}</VisuallyHidden>
          </Button>
        )}
      </div>
      {editing ? (
        <Suspense>
          <EditPart company={company} part={part} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <PartText part={part} text={text} />
      )}
    </section>
  );
}

function PartText({ part, text }: { part: TextPart; text: string }) {
  if (part.name !== "benefits") return <Paragraphs text={text} />;
  return (
    <ul className="mt-3 grid gap-x-6 gap-y-2 text-base sm:grid-cols-2">
      {benefitsOf(text).map((benefit, index) => (
        <li key={index} className="flex items-start gap-2 wrap-anywhere">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-ink-subtle" />
          <bdi>{benefit}</bdi>
        </li>
      ))}
    </ul>
  );
}
