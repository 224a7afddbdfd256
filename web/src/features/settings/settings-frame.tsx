import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { SectionNav, sectionLinkStyles } from "#ui/page/section-nav.tsx";

/** The sections of the settings, each a screen of its own. */
const sections = [
  { to: "/settings/account", label: "Account" },
  { to: "/settings/security", label: "Security" },
  { to: "/settings/notifications", label: "Notifications" },
  { to: "/settings/privacy", label: "Privacy" },
] as const;

/** What employers alone have. */
const ofEmployers = [{ to: "/settings/interviews", label: "Interviews" }] as const;

/** The head that the screens of the settings share, with links to one another. */
export function SettingsFrame({
  description,
  children,
}: {
  description: string;
  children: ReactNode;
}) {
  const isEmployer = useSignedInUser().role !== "candidate";
  return (
    <Page width="narrow">
      <PageHeader title="Settings" description={description} />
      <SectionNav label="Settings">
        {[...sections, ...(isEmployer ? ofEmployers : [])].map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={sectionLinkStyles}>
              {label}
            </Link>
          </li>
        ))}
      </SectionNav>
      <div className="mt-6 flex flex-col gap-8">{children}</div>
    </Page>
  );
}
