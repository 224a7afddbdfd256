import type { CompanyDetail } from "@rolecall/contract/companies/companies.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { VerifiedBadge } from "#features/companies/verified-badge.tsx";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { SegmentedControl } from "#ui/form/segmented-control.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Dialog, DialogBody, DialogFooter } from "#ui/overlay/dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import {
  confirmVerificationMutation,
  postingRuleMutation,
  startVerificationMutation,
} from "./teams.api.ts";

const sheet =
  "mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-surface px-5 py-4";

/** Whether the company is verified, the way to verify it, and who may post its jobs. */
export function Verification({ company }: { company: CompanyDetail }) {
  const [open, setOpen] = useState(false);
  if (company.verifiedAt !== null)
    return (
      <section aria-label="Verification" className={sheet}>
        <p className="flex flex-wrap items-center gap-2 text-ink-muted">
          <VerifiedBadge company={company} />
          {company.verifiedDomain ? `by an address at ${company.verifiedDomain}` : "by this site"}
        </p>
        {company.can.choosePosters && <PostingRule company={company} />}
      </section>
    );
  return (
    <section aria-label="Verification" className={sheet}>
      <p className="max-w-prose text-ink-muted">
        Anybody may post in this company's name until its team proves an address at the domain of
        its website.
      </p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Verify the company
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Verify the company"
        description="An email with a code goes to an address at the domain of its website."
      >
        <Verify companyId={company.id} onClose={() => setOpen(false)} />
      </Dialog>
    </section>
  );
}

const postingOptions = [
  { value: "members", label: "Members" },
  { value: "everyone", label: "Everyone" },
] as const;

function PostingRule({ company: { id, postingBy } }: { company: CompanyDetail }) {
  const { mutate } = useMutation({
    ...postingRuleMutation,
    onError: (error) => toastFailure("Error", error, "Failed to change who may post"),
  });
  return (
    <div className="flex items-center gap-2">
      <span className="text-ink-muted">May post jobs</span>
      <SegmentedControl
        aria-label="Who may post jobs"
        options={postingOptions}
        value={postingBy}
        onValueChange={(chosen) => mutate({ params: { id }, body: { postingBy: chosen } })}
      />
    </div>
  );
}

function Verify({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const [email, setEmail] = useState("");
  const [code, setCode] = useState("");
  const [isSent, setSent] = useState(false);
  const params = { id: companyId };
  const start = useMutation({
    ...startVerificationMutation,
    onSuccess: () => setSent(true),
    onError: (error) => toastFailure("Error", error, "Failed to send the code"),
  });
  const confirm = useMutation({
    ...confirmVerificationMutation,
    onSuccess: () => {
      toast({ title: "Company Verified", description: "Only members may post its jobs now." });
      onClose();
    },
    onError: (error) => toastFailure("Error", error, "Failed to verify the company"),
  });
  const submit = () => {
    if (isSent) confirm.mutate({ params, body: { code } });
    else start.mutate({ params, body: { email } });
  };
  return (
    <Form
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DialogBody>
        {isSent ? (
          <Field label="Code" hint={`Six digits, from the email to ${email}`} required>
            <TextInput
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
        ) : (
          <Field label="Email at the company" required>
            <TextInput
              type="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={start.isPending || confirm.isPending}>
          {isSent ? "Verify" : "Send code"}
        </Button>
      </DialogFooter>
    </Form>
  );
}
