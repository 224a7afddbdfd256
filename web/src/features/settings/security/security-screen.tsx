import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AccountPending } from "#features/auth/account/account-pending.tsx";
import { accountQuery } from "#features/auth/account/account.api.ts";
import { SettingsFrame } from "#features/settings/settings-frame.tsx";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { AuthenticatorSection } from "./authenticator-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { RecoveryCodesDialog, RecoveryCodesSection } from "./recovery-codes.tsx";
import { SessionsSection } from "./sessions-section.tsx";

/** Password, second factor and sessions of one's own account. */
export function SecurityScreen() {
  useDocumentTitle("Security");
  const query = useQuery(accountQuery);
  const account = query.data;
  const [codes, setCodes] = useState<readonly string[]>([]);

  return (
    <SettingsFrame description="How your account is opened, and where it is open now.">
      {account ? (
        <>
          <PasswordSection hasPassword={account.hasPassword} />
          <AuthenticatorSection isOn={account.secondFactor.totp} onCodes={setCodes} />
          <PasskeysSection onCodes={setCodes} />
          <RecoveryCodesSection factor={account.secondFactor} onCodes={setCodes} />
          <SessionsSection />
        </>
      ) : (
        <AccountPending {...query} />
      )}
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />
    </SettingsFrame>
  );
}
