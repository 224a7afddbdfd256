import { useQuery } from "@tanstack/react-query";
import { AccountPending } from "#features/auth/account/account-pending.tsx";
import { accountQuery } from "#features/auth/account/account.api.ts";
import { SettingsFrame } from "#features/settings/settings-frame.tsx";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { EmailSection } from "./email-section.tsx";
import { NamesSection } from "./names-section.tsx";
import { PictureSection } from "./picture/picture-section.tsx";
import { RoleSection } from "./role-section.tsx";

/** Names, picture, email address and role of one's own account. */
export function AccountScreen() {
  useDocumentTitle("Account");
  const query = useQuery(accountQuery);
  const account = query.data;
  return (
    <SettingsFrame description="Who you are on Rolecall, and how you are reached.">
      {account ? (
        <>
          <NamesSection />
          <PictureSection />
          <EmailSection email={account.email} pendingEmail={account.pendingEmail} />
          <RoleSection holds={account.holds} />
        </>
      ) : (
        <AccountPending {...query} />
      )}
    </SettingsFrame>
  );
}
