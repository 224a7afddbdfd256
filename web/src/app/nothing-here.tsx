import { Link } from "@tanstack/react-router";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Button } from "#ui/button.tsx";
import { Page } from "#ui/page/page.tsx";

/** Any path that is no screen. */
export function NothingHere() {
  useDocumentTitle("404 Page Not Found");
  return (
    <Page className="flex flex-col items-start gap-4">
      <h1 className="text-3xl">404 Page Not Found</h1>
      <p className="text-base text-ink-muted">Did you forget to add the page to the router?</p>
      <div className="flex flex-wrap gap-2">
        <Button asChild>
          <Link to="/jobs">Find Jobs</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/">Go to the start page</Link>
        </Button>
      </div>
    </Page>
  );
}
