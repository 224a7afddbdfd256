import { getRouteApi, Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { type AdminSection, adminSearch, adminSections } from "./admin-search.ts";
import { CompanyRows } from "./companies/company-rows.tsx";
import { JobRows } from "./jobs/job-rows.tsx";
import { Overview } from "./overview.tsx";
import { PeopleRows } from "./people/people-rows.tsx";
import { RecordRows } from "./record/record-rows.tsx";
import { ReportCases } from "./reports/report-cases.tsx";
import { Rules } from "./rules/rules.tsx";

const route = getRouteApi("/admin");

const labels: Record<AdminSection, string> = {
  overview: "Overview",
  reports: "Reports",
  people: "People",
  companies: "Companies",
  jobs: "Jobs",
  rules: "Rules",
  record: "Record",
};

const sections: Record<AdminSection, () => ReactNode> = {
  overview: () => <Overview />,
  reports: () => <ReportCases />,
  people: () => <PeopleRows />,
  companies: () => <CompanyRows />,
  jobs: () => <JobRows />,
  rules: () => <Rules />,
  record: () => <RecordRows />,
};

/** The administrators' screen. Nobody reads resumes, letters or messages here. */
export function AdminScreen() {
  const { section = "overview" } = adminSearch({ ...route.useSearch() });
  useDocumentTitle("Administration");
  return (
    <Page>
      <PageHeader
        title="Administration"
        description="Resumes, cover letters and messages cannot be read here."
      />
      <nav aria-label="Administration" className="mt-4 border-b border-line">
        <ul className="flex flex-wrap gap-x-5">
          {adminSections.map((name) => (
            <li key={name}>
              <Link
                to="/admin"
                search={{ section: name }}
                aria-current={name === section ? "page" : undefined}
                className="-mb-px block border-b-2 border-transparent px-0.5 py-2.5 text-sm font-medium whitespace-nowrap text-ink-muted no-underline hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
              >
                {labels[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className="mt-6" aria-label={labels[section]}>
        {sections[section]()}
      </section>
    </Page>
  );
}
