import { useQuery } from "@tanstack/react-query";
import { siteSettingsQuery } from "#lib/site.api.ts";
import { mailto } from "#lib/text/mailto.ts";
import { linkStyles } from "#ui/text/link-styles.ts";
import { defaultTerms } from "./default-terms.ts";

/** The terms of a board whose administrators have not written any. */
export function PlainTerms() {
  return (
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
