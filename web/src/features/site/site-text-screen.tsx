import { publicTitles } from "@rolecall/contract/pages.ts";
import type { TextName } from "@rolecall/contract/site.ts";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import FileText from "lucide-react/icons/file-text";
import { Loaded } from "#lib/loaded.tsx";
import { longDateText } from "#lib/text/dates.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { SiteTextView } from "./site-text-view.tsx";
import { siteTextQuery } from "./site-text.api.ts";

/** What the administrators wrote on privacy, or who they are, by the address. */
export function SiteTextScreen() {
  const name: TextName = useLocation({ select: ({ pathname }) => pathname }).startsWith("/imprint")
    ? "imprint"
    : "privacy";
  const title = publicTitles[`/${name}`];
  useDocumentTitle(title);
  const text = useQuery(siteTextQuery(name));
  return (
    <Page width="narrow">
      <Loaded query={text} failure="The text could not be loaded.">
        {(newest) =>
          newest ? (
            <>
              <PageHeader title={title} description={`As of ${longDateText(newest.createdAt)}.`} />
              <SiteTextView markdown={newest.markdown} />
            </>
          ) : (
            <EmptyState
              heading="h1"
              icon={<FileText />}
              title={title}
              text="The operator of this board has not written this page yet."
            />
          )
        }
      </Loaded>
    </Page>
  );
}
