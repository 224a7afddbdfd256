import { useDocumentTitle } from "#lib/document-title.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Page } from "#ui/page.tsx";

/** Stands in for a screen that broke, or whose code could not be fetched. What was typed is kept as a draft. */
export function FailedScreen() {
  useDocumentTitle("Something went wrong");
  return (
    <Page>
      <ErrorState
        heading="h1"
        text="This screen could not be shown. Check your connection and try again."
        onRetry={() => window.location.reload()}
      />
    </Page>
  );
}
