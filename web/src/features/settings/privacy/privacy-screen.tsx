import { useQuery } from "@tanstack/react-query";
import { AccountPending } from "#features/auth/account/account-pending.tsx";
import { accountQuery } from "#features/auth/account/account.api.ts";
import { SettingsFrame } from "#features/settings/settings-frame.tsx";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { DownloadSection } from "./download-section.tsx";
import { KeptSection } from "./kept-section.tsx";
import { LeaveSection } from "./leave-section.tsx";

/** What is kept of one's own account, and how it ends. */
export function PrivacyScreen() {
  useDocumentTitle("Privacy");
  const query = useQuery(accountQuery);
  return (
    <SettingsFrame description="What is kept of you, how you take it along, and how you leave.">
      <DownloadSection />
      <KeptSection />
      {query.data ? <LeaveSection holds={query.data.holds} /> : <AccountPending {...query} />}
    </SettingsFrame>
  );
}
