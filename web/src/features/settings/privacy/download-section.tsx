import type { DataExport } from "@rolecall/contract/auth/export.schemas.ts";
import {
  daysExportKept,
  exportFilePath,
  minutesBetweenExports,
} from "@rolecall/contract/auth/export.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AccountPending } from "#features/auth/account/account-pending.tsx";
import { toastFailure } from "#lib/failure-toast.tsx";
import { longDateText } from "#lib/text/dates.ts";
import { fileSizeText } from "#lib/text/file-size.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Spinner } from "#ui/page/spinner.tsx";
import { exportQuery, requestExportMutation } from "./privacy.api.ts";

/** An archive of everything that is the user's own: asked for, prepared, and downloaded. */
export function DownloadSection() {
  const query = useQuery(exportQuery);
  const { mutate, isPending } = useMutation({
    ...requestExportMutation,
    onError: (error) => toastFailure("Your data was not asked for", error),
  });
  return (
    <Card asChild>
      <section aria-label="Your data">
        <CardHeader
          title="Your data"
          description="Your account, profile, applications and files in one ZIP file, for you and for other programs."
        />
        {query.data === undefined ? (
          <AccountPending {...query} />
        ) : (
          <ExportState archive={query.data} asking={isPending} onAsk={() => mutate({})} />
        )}
      </section>
    </Card>
  );
}

interface ExportStateProps {
  archive: DataExport | null;
  asking: boolean;
  onAsk: () => void;
}

function ExportState({ archive, asking, onAsk }: ExportStateProps) {
  if (archive?.state === "preparing")
    return (
      <p role="status" className="flex items-center gap-2">
        <Spinner />
        Your data is being prepared. You get an email when it is ready, and need not wait here.
      </p>
    );
  if (archive?.state === "ready") return <Ready {...{ archive, asking, onAsk }} />;
  const failed = archive?.state === "failed";
  return (
    <>
      <p role={failed ? "status" : undefined} className="mb-4">
        {failed
          ? "Your data could not be prepared. Nothing of it is lost; please try again."
          : `Preparing it takes a moment. You can download it for ${daysExportKept} days.`}
      </p>
      <Button variant="secondary" pending={asking} onClick={onAsk}>
        {failed ? "Try again" : "Prepare my data"}
      </Button>
    </>
  );
}

function Ready({ archive, asking, onAsk }: ExportStateProps & { archive: DataExport }) {
  const { requestedAt, readyAt, expiresAt, bytes } = archive;
  const [openedAt] = useState(() => Date.now());
  const isRecent = openedAt - Date.parse(requestedAt) < minutesBetweenExports * 60_000;
  return (
    <>
      <p role="status" className="mb-4">
        {readyAt && `As it was on ${longDateText(readyAt)}. `}
        {expiresAt && `It is deleted on ${longDateText(expiresAt)}.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button asChild>
          <a href={exportFilePath} download>
            Download ({fileSizeText(bytes ?? 0)})
          </a>
        </Button>
        {!isRecent && (
          <Button variant="secondary" pending={asking} onClick={onAsk}>
            Prepare anew
          </Button>
        )}
      </div>
    </>
  );
}
