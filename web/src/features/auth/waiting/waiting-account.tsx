import { waitingText } from "@rolecall/contract/auth/admission.ts";
import Hourglass from "lucide-react/icons/hourglass";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";

/** Stands in place of a screen of recruiters and companies for who waits to be let in. */
export function WaitingAccount({ title }: { title: string }) {
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState
        className="mt-6"
        heading="h2"
        icon={<Hourglass />}
        title={waitingText}
        text="The administrators of this site look at new recruiters and companies before they let them in. You get an email then."
      />
    </Page>
  );
}
