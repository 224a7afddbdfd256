import type { Notification } from "@rolecall/contract/auth/notifications.schemas.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { AccountPending } from "#features/auth/account/account-pending.tsx";
import { SettingsFrame } from "#features/settings/settings-frame.tsx";
import { toastFailure } from "#lib/failure-toast.tsx";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Select } from "#ui/form/select.tsx";
import { Cell, HeaderCell, RowHeader, Table, TableHead, TableRow } from "#ui/list/table.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { kindWords, mailWayOptions } from "./notification-words.ts";
import { changeNotificationMutation, notificationsQuery } from "./notifications.api.ts";

/** What somebody is told of, in a table of kinds and ways; each change is saved at once. */
export function NotificationsScreen() {
  useDocumentTitle("Notifications");
  const query = useQuery(notificationsQuery);
  return (
    <SettingsFrame description="What you are told, and in which way. Each change is saved at once.">
      {query.data ? <NotificationTable rows={query.data} /> : <AccountPending {...query} />}
      <p className="text-ink-muted">
        Emails about the safety of your account always come. Every other email has a link that stops
        emails of its kind. New jobs for searches that you keep are set under{" "}
        <Link to="/alerts" className={linkStyles()}>
          Job Alerts
        </Link>
        .
      </p>
    </SettingsFrame>
  );
}

function NotificationTable({ rows }: { rows: readonly Notification[] }) {
  return (
    <Table label="Notifications" className="md:min-w-0">
      <TableHead className="max-md:sr-only">
        <tr>
          <HeaderCell>About</HeaderCell>
          <HeaderCell>On this site</HeaderCell>
          <HeaderCell>By email</HeaderCell>
        </tr>
      </TableHead>
      <tbody>
        {rows.map((row) => (
          <NotificationRow key={row.kind} row={row} />
        ))}
      </tbody>
    </Table>
  );
}

function NotificationRow({ row: { kind, inProduct, mail } }: { row: Notification }) {
  const { label, description } = kindWords[kind];
  const { mutate, variables, isPending } = useMutation({
    ...changeNotificationMutation,
    onError: (error) => toastFailure("Setting not saved", error),
  });
  // What was just chosen shows until the answer has been read.
  const wanted = isPending ? variables.body : {};
  const change = (body: { inProduct?: boolean; mail?: Notification["mail"] }) =>
    mutate({ params: { kind }, body });
  return (
    <TableRow>
      <RowHeader className="max-md:col-span-3">
        <span className="block font-semibold">{label}</span>
        <span className="block text-ink-muted">{description}</span>
      </RowHeader>
      <Cell className="max-md:col-span-3">
        <Checkbox
          checked={wanted.inProduct ?? inProduct}
          onCheckedChange={(checked) => change({ inProduct: checked })}
          label={
            <>
              <span className="sr-only">{label}: </span>
              <span className="md:sr-only">On this site</span>
            </>
          }
        />
      </Cell>
      <Cell className="max-md:col-span-3">
        <span aria-hidden className="mb-1 block text-ink-muted md:hidden">
          By email
        </span>
        <Select
          aria-label={`${label}: by email`}
          options={mailWayOptions}
          value={wanted.mail ?? mail}
          onValueChange={(way) => change({ mail: way })}
          className="w-full md:w-44"
        />
      </Cell>
    </TableRow>
  );
}
