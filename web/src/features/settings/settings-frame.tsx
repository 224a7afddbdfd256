import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";

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
    <Page className="flex max-w-3xl flex-col gap-8">
      <PageHeader title="Settings" description={description} />
      <nav aria-label="Settings" className="flex flex-wrap gap-x-5 border-b border-line">
        {[...sections, ...(isEmployer ? ofEmployers : [])].map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className="-mb-px block border-b-2 border-transparent px-0.5 py-2.5 text-sm font-medium whitespace-nowrap text-ink-muted no-underline hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
          >
            {label}
          </Link>
        ))}
      </nav>
      {children}
    </Page>
  );
}
