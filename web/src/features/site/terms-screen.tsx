import { publicTitles } from "@rolecall/contract/pages.ts";
import { useQuery } from "@tanstack/react-query";
import { siteSettingsQuery } from "#lib/site.api.ts";
import { longDateText } from "#lib/text/dates.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { mailto } from "#lib/text/mailto.ts";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { defaultTerms } from "./default-terms.ts";
import { SiteTextView } from "./site-text-view.tsx";
import { siteTextQuery } from "./site-text.api.ts";

const title = publicTitles["/terms"];

/** The terms that people accept with the registration: the administrators', or plain ones. */
export function TermsScreen() {
  useDocumentTitle(title);
  const { data: own } = useQuery(siteTextQuery("terms"));
  if (own)
    return (
      <Page width="narrow">
        <PageHeader title={title} description={`As of ${longDateText(own.createdAt)}.`} />
        <SiteTextView markdown={own.markdown} />
      </Page>
    );
  return (
    <Page width="narrow">
      <PageHeader
        title={title}
        description="What you may expect of this job board, and what it expects of you."
      />
      <div className="mt-8 flex max-w-prose flex-col gap-8 text-base">
        {defaultTerms.map(({ heading, paragraphs }) => (
          <section key={heading} className="flex flex-col gap-3">
            <h2 className="text-lg">{heading}</h2>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
        <section className="flex flex-col gap-3">
          <h2 className="text-lg">Questions</h2>
          <Contact />
        </section>
      </div>
    </Page>
  );
}

function Contact() {
  const { data: site } = useQuery(siteSettingsQuery);
  return (
    <p className="min-h-6">
      {site && (
        <>
          Write to the operator of this board at{" "}
          <a href={mailto(site.supportEmail)} className={linkStyles()}>
            {site.supportEmail}
          </a>
          .
        </>
      )}
    </p>
  );
}
