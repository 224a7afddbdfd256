import { Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { backLinkStyles } from "#ui/text/back-link-styles.ts";

type OwnFrameProps = { title: string; description: string; children: ReactNode };

/** The head of the screens that belong to one's profile, with the way back to it. */
export function OwnFrame({ title, description, children }: OwnFrameProps) {
  return (
    <Page width="narrow">
      <PageHeader
        back={
          <Link to="/profile" className={backLinkStyles}>
            <ArrowLeft aria-hidden className="size-4" /> My Profile
          </Link>
        }
        title={title}
        description={description}
      />
      {children}
    </Page>
  );
}
