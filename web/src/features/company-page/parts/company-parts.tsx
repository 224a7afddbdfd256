import type { CompanyDetail } from "@rolecall/contract/companies/companies.schemas.ts";
import Plus from "lucide-react/icons/plus";
import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { CompanyPictures } from "./company-pictures.tsx";
import { CompanyTextPart } from "./company-text-part.tsx";
import { type TextPart, textParts, writtenPart } from "./text-parts.ts";
import { useNewPicture } from "./use-new-picture.tsx";

/**
 * What a company tells of itself besides its description. Who edits the company writes each part in its place,
 * and alone sees what could be added.
 */
export function CompanyParts({ company }: { company: CompanyDetail }) {
  const [editing, setEditing] = useState<TextPart["name"][]>([]);
  const picture = useNewPicture(company);
  const edit = (name: TextPart["name"], isEdited: boolean) =>
    setEditing((now) => [...now.filter((one) => one !== name), ...(isEdited ? [name] : [])]);
  const missing = textParts.filter(
    (part) => writtenPart(company, part) === "" && !editing.includes(part.name),
  );
  const hasPictures = company.pictures.length > 0;
  return (
    <>
      {textParts.map((part) => (
        <CompanyTextPart
          key={part.name}
          company={company}
          part={part}
          editing={editing.includes(part.name)}
          onEdit={(isEdited) => edit(part.name, isEdited)}
        />
      ))}
      {hasPictures && <CompanyPictures company={company} onAdd={picture.choose} />}
      {company.can.edit && (missing.length > 0 || !hasPictures) && (
        <section
          aria-label="What this page could tell"
          className="mt-10 rounded-lg border border-dashed border-line-firm px-4 py-3 print:hidden"
        >
          <p className="text-ink-muted">Only you see what is missing here:</p>
          <ul className="mt-2 flex flex-col items-start gap-1">
            {missing.map((part) => (
              <AddPart key={part.name} onAdd={() => edit(part.name, true)}>
                {part.ask}
              </AddPart>
            ))}
            {!hasPictures && <AddPart onAdd={picture.choose}>Add pictures</AddPart>}
          </ul>
        </section>
      )}
      {picture.chooser}
    </>
  );
}

function AddPart({ onAdd, children }: { onAdd: () => void; children: ReactNode }) {
  return (
    <li>
      <Button variant="link" className="min-h-8" onClick={onAdd}>
        <Plus aria-hidden />
        {children}
      </Button>
    </li>
  );
}
