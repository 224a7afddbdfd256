import { getRouteApi, Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { SectionNav, sectionLinkStyles } from "#ui/page/section-nav.tsx";
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
      <SectionNav label="Administration">
        {adminSections.map((name) => (
          <li key={name}>
            <Link
              to="/admin"
              search={{ section: name }}
              aria-current={name === section ? "page" : undefined}
              className={sectionLinkStyles}
            >
              {labels[name]}
            </Link>
          </li>
        ))}
      </SectionNav>
      <section className="mt-6" aria-label={labels[section]}>
        {sections[section]()}
      </section>
    </Page>
  );
}
