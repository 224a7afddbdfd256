import type { SupervisedCompany } from "@rolecall/contract/admin/companies.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { mergeCompanyMutation } from "#features/admin/admin.api.ts";
import { useFilters } from "#features/admin/use-filters.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { FieldError } from "#ui/form/field-error.tsx";
import { Dialog, DialogBody, DialogFooter } from "#ui/overlay/dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { countText } from "./company-size.ts";
import { OtherCompany } from "./other-company.tsx";

/** Merges a company into another one, and says before what will happen. */
export function MergeCompany({ company }: { company: SupervisedCompany }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Merge
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="lg"
        title={`Merge ${company.name} into another company`}
        description={
          <>
            <bdi>{company.name}</bdi> goes, and its page leads to the company that you choose.
          </>
        }
      >
        <MergeForm company={company} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function MergeForm({ company, onClose }: { company: SupervisedCompany; onClose: () => void }) {
  const { change } = useFilters();
  const [other, setOther] = useState<SupervisedCompany>();
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation(mergeCompanyMutation);
  const merge = (event: Pick<Event, "preventDefault">) => {
    event.preventDefault();
    setMissing(!other);
    if (!other) return;
    mutate(
      { params: { id: company.id }, body: { into: other.id } },
      {
        onSuccess: ({ id, name }) => {
          onClose();
          toast({ title: "Merged", description: `${company.name} is ${name} now.` });
          change({ id });
        },
      },
    );
  };
  const failure = error ? sentenceOf(error, "The companies could not be merged.") : undefined;
  const shown = isMissing && !other ? "Choose another company" : failure;
  return (
    <Form className="contents" onSubmit={merge}>
      <DialogBody className="flex flex-col gap-4">
        <OtherCompany than={company.id} chosen={other} onChoose={setOther} />
        {other && <Consequences company={company} other={other} />}
        {shown !== undefined && <FieldError id="merge-error">{shown}</FieldError>}
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="destructive" pending={isPending}>
          Merge
        </Button>
      </DialogFooter>
    </Form>
  );
}

/** What merging does, before it is done. */
function Consequences({ company, other }: Record<"company" | "other", SupervisedCompany>) {
  const name = <bdi className="font-medium">{other.name}</bdi>;
  return (
    <ul className="list-disc space-y-1 rounded-md bg-sunken py-3 pr-4 pl-8">
      <li>
        {countText(company.jobCount, "job")} with all applications, and{" "}
        {countText(company.memberCount, "member")} go to {name}.
      </li>
      <li>
        {other.ownerId === null
          ? "Its owner owns the other one, which has none. "
          : "Its owner becomes an admin there. "}
        Who belongs to both keeps the higher role.
      </li>
      <li>{name} keeps its name, website, pictures and verification; those of this company go.</li>
      <li>Open invitations to this company end. Its history is read there.</li>
      <li>This cannot be undone.</li>
    </ul>
  );
}
