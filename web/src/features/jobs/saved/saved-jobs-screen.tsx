import { Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { JobsSavedByAccount } from "./jobs-saved-by-account.tsx";
import { JobsSavedHere } from "./jobs-saved-here-list.tsx";

/** The jobs that the user saved; for visitors, those saved in this browser. */
export function SavedJobsScreen() {
  useDocumentTitle("Saved Jobs");
  const { user } = useAuth();
  return (
    <Page width="narrow">
      <PageHeader
        title="Saved Jobs"
        back={
          <Link
            to="/jobs"
            className={linkStyles({
              variant: "quiet",
              className: "inline-flex items-center gap-1.5",
            })}
          >
            <ArrowLeft aria-hidden className="size-4" /> Find Jobs
          </Link>
        }
      />
      {user ? <JobsSavedByAccount /> : <JobsSavedHere />}
    </Page>
  );
}
