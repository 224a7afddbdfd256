import { publicTitles } from "@rolecall/contract/pages.ts";
import type { TextName } from "@rolecall/contract/site.ts";
import { textTitles } from "@rolecall/contract/text-pages.ts";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { Loaded } from "#lib/loaded.tsx";
import { longDateText } from "#lib/text/dates.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { PlainTerms } from "./plain-terms.tsx";
import { SiteTextView } from "./site-text-view.tsx";
import { siteTextQuery } from "./site-text.api.ts";

const titles = { terms: publicTitles["/terms"], ...textTitles };

const untilWritten: Record<TextName, string> = {
  terms: "What you may expect of this job board, and what it expects of you.",
  privacy: "The operator of this board has not written this page yet.",
  imprint: "The operator of this board has not written this page yet.",
};

const nameOf = (pathname: string): TextName => {
  if (pathname.startsWith("/privacy")) return "privacy";
  return pathname.startsWith("/imprint") ? "imprint" : "terms";
};

/** The terms, what is said on privacy, or who runs the board, by the address. */
export function SiteTextScreen() {
  const name = nameOf(useLocation({ select: ({ pathname }) => pathname }));
  const title = titles[name];
  useDocumentTitle(title);
  const text = useQuery(siteTextQuery(name));
  return (
    <Page width="narrow">
      <Loaded query={text} failure="The text could not be loaded.">
        {(newest) => (
          <>
            <PageHeader
              title={title}
              description={newest ? `As of ${longDateText(newest.createdAt)}.` : untilWritten[name]}
            />
            {newest && <SiteTextView markdown={newest.markdown} />}
            {!newest && name === "terms" && <PlainTerms />}
          </>
        )}
      </Loaded>
    </Page>
  );
}
