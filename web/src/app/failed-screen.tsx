import { useState } from "react";
import { isReachable } from "#lib/api-client.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Page } from "#ui/page/page.tsx";

/**
 * Replaces a screen that threw an error, or whose code could not be fetched. Typed text is kept as
 * a draft.
 */
export function FailedScreen() {
  useDocumentTitle("Something went wrong");
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    // Loaded anew without the server, this would become the browser's own page.
    if (await isReachable()) window.location.reload();
    else setRetrying(false);
  };
  return (
    <Page>
      <ErrorState
        heading="h1"
        text="This screen could not be shown. Check your connection and try again."
        retrying={retrying}
        onRetry={() => void retry()}
      />
    </Page>
  );
}
