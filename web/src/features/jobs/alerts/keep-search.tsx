import type { AlertFrequency } from "@rolecall/contract/alerts/alerts.ts";
import { searchInWords } from "@rolecall/contract/alerts/search-in-words.ts";
import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { AlertFields } from "#features/jobs/alerts/alert-fields.tsx";
import { zoneHere } from "#features/jobs/alerts/alert-text.ts";
import { createAlertMutation } from "#features/jobs/alerts/alerts.api.ts";
import { FormFooter } from "#features/jobs/alerts/form-footer.tsx";
import { wantedFrom } from "#features/jobs/alerts/kept-search.ts";
import type { JobFilters } from "#features/jobs/search/job-filters.ts";
import { isRefusedWith, sentenceOf } from "#lib/api-client.ts";
import { Form } from "#ui/form.tsx";
import { Dialog, DialogBody } from "#ui/overlay/dialog.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { toast } from "#ui/toast/toast-store.ts";

/** Keeps a search: its name, how often it writes, and what that would have been last month. */
export function KeepSearch({ filters }: { filters: JobFilters }) {
  const navigate = useNavigate();
  const onClose = () =>
    void navigate({ to: "/jobs", search: filters, replace: true, resetScroll: false });
  const search = wantedFrom(filters);
  const timeZone = zoneHere();
  const [name, setName] = useState(() => searchInWords(search));
  const [frequency, setFrequency] = useState<AlertFrequency>("daily");
  const keep = useMutation({
    ...createAlertMutation,
    onSuccess: () => {
      toast({ title: "Search Kept", description: "New jobs that it finds come by email." });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Keep this search"
      description="New jobs that it finds come by email. You can change, pause or end it at any time."
    >
      <Form
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          keep.mutate({ body: { search, frequency, name, timeZone } });
        }}
      >
        <DialogBody className="flex flex-col gap-4">
          <AlertFields
            {...{ name, frequency, timeZone, search }}
            onName={setName}
            onFrequency={setFrequency}
          />
          {filters.postedSince && (
            <p className="text-ink-muted">
              An alert tells of new jobs alone, so “Date Posted” is not part of it.
            </p>
          )}
          {keep.isError && <NotKept error={keep.error} />}
        </DialogBody>
        <FormFooter label="Keep search" pending={keep.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

/** Why a search was not kept, with the way to what is missing. */
function NotKept({ error }: { error: Error }) {
  const link = linkStyles();
  const keepsEnough = ["search-already-kept", "too-many-alerts"].some((code) =>
    isRefusedWith(error, code),
  );
  return (
    <p role="alert" className="text-danger-ink">
      {sentenceOf(error, "The search could not be kept.")}{" "}
      {isRefusedWith(error, "email-needed-for-alerts") && (
        <Link to="/settings/account" className={link}>
          Your account
        </Link>
      )}
      {keepsEnough && (
        <Link to="/alerts" className={link}>
          Your job alerts
        </Link>
      )}
    </p>
  );
}
