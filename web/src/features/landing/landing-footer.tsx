import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { siteSettingsQuery } from "#lib/site.api.ts";
import { mailto } from "#lib/text/mailto.ts";
import { siteLogo, siteName } from "#lib/text/site-name.ts";
import { Logo } from "#ui/page/logo.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { sectionColumn, sections } from "./sections.ts";

/** Headings and links that lead nowhere yet, but for the terms. */
const placeholders = [
  ["Company", ["About us", "Careers", "Press"]],
  ["Help", ["Contact", "Privacy", "Terms"]],
] as const;

const quiet = linkStyles({ variant: "quiet" });

export function LandingFooter() {
  const { data: site } = useQuery(siteSettingsQuery);
  return (
    <footer id={sections.footer} className="-scroll-mt-6 border-t border-line bg-surface">
      <div
        className={`${sectionColumn} grid grid-cols-1 gap-8 py-10 sm:grid-cols-2 md:grid-cols-4`}
      >
        <div>
          <Logo name={siteName()} picture={siteLogo()} />
          <p className="mt-3 text-ink-muted">The open job board and recruiting platform.</p>
          {site && (
            <p className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
              <a href={mailto(site.supportEmail)} className={quiet}>
                Support
              </a>
              {site.imprint != null && (
                <Link to="/imprint" className={quiet}>
                  Imprint
                </Link>
              )}
            </p>
          )}
        </div>
        <nav aria-label="Job seekers">
          <h2 className="text-sm font-semibold">Job seekers</h2>
          <ul className="mt-3 flex flex-col gap-2">
            <li>
              <Link to="/jobs" className={quiet}>
                Find Jobs
              </Link>
            </li>
            <li>
              <Link to="/companies" className={quiet}>
                Companies
              </Link>
            </li>
          </ul>
        </nav>
        {placeholders.map(([heading, links]) => (
          <nav key={heading} aria-label={heading}>
            <h2 className="text-sm font-semibold">{heading}</h2>
            <ul className="mt-3 flex flex-col gap-2">
              {links.map((label) => (
                <li key={label}>
                  {label === "Terms" || (label === "Privacy" && site?.privacy != null) ? (
                    <Link to={label === "Terms" ? "/terms" : "/privacy"} className={quiet}>
                      {label}
                    </Link>
                  ) : (
                    <a href={`#${sections.footer}`} className={quiet}>
                      {label}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
