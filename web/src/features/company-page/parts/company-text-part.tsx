import type { CompanyDetail } from "@rolecall/contract/companies/companies.schemas.ts";
import Check from "lucide-react/icons/check";
import { lazy, Suspense } from "react";
import { Button } from "#ui/button.tsx";
import { Paragraphs } from "#ui/text/paragraphs.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { linesOf, type TextPart, writtenPart } from "./text-parts.ts";

const EditPart = lazy(async () => ({ default: (await import("./edit-part.tsx")).EditPart }));

type CompanyTextPartProps = {
  company: CompanyDetail;
  part: TextPart;
  editing: boolean;
  onEdit: (editing: boolean) => void;
};

/** A part of a company's page that was written, or is written in its place. */
export function CompanyTextPart({ company, part, editing, onEdit }: CompanyTextPartProps) {
  const text = writtenPart(company, part);
  if (text === "" && !editing) return null;
  return (
    <section aria-label={part.title} className="mt-10">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-xl">{part.title}</h2>
        {company.can.edit && !editing && (
          <Button variant="ghost" size="sm" onClick={() => onEdit(true)}>
            Edit <VisuallyHidden>{part.title}</VisuallyHidden>
          </Button>
        )}
      </div>
      {editing ? (
        <Suspense>
          <EditPart company={company} part={part} onDone={() => onEdit(false)} />
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
      {linesOf(text).map((line, index) => (
        <li key={index} className="flex min-w-0 items-start gap-2">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-ink-subtle" />
          <span className="min-w-0 wrap-anywhere">
            <bdi>{line}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
