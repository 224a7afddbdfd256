import { getRouteApi, Link } from "@tanstack/react-router";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { jobsFoundText } from "#features/jobs/job-text.ts";
import { JobFilterAside } from "#features/jobs/search/job-filter-aside.tsx";
import { useJobFilterForm } from "#features/jobs/search/job-filter-form.tsx";
import { jobFilters } from "#features/jobs/search/job-filters.ts";
import { JobSearchBar } from "#features/jobs/search/job-search-bar.tsx";
import { useEndlessList } from "#lib/lists/endless-list.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { ForYouList } from "./for-you-list.tsx";
import { jobsForYouQuery } from "./for-you.api.ts";

const formId = "jobs-for-you";
const route = getRouteApi("/jobs/for-you");

/** The open jobs that fit the user's profile, the best match first. The address holds every filter. */
export function JobsForYouScreen() {
  useDocumentTitle("Jobs for You");
  const user = useSignedInUser();
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const jobs = useEndlessList(jobsForYouQuery(filters));
  const [first] = jobs.data?.pages ?? [];
  const form = useJobFilterForm({
    filters,
    companyName: filters.companyId && first?.items[0]?.company.name,
    onApply: (applied) => void navigate({ search: jobFilters(applied) }),
  });
  return (
    <Page>
      <PageHeader
        title="Jobs for You"
        description="Open jobs that fit your profile and that you have not applied to, the best match first."
      />
      {user.candidateProfile ? (
        <>
          <form id={formId} role="search" onSubmit={form.submit} className="mt-5">
            <JobSearchBar
              query={{ ref: form.query, defaultValue: filters.query }}
              location={{ ref: form.location, defaultValue: filters.location }}
              action="Search"
            />
          </form>
          <div className="mt-4 grid gap-6 lg:mt-8 lg:grid-cols-[14rem_1fr] lg:gap-8">
            <JobFilterAside
              form={form}
              formId={formId}
              filters={filters}
              facets={undefined}
              folded={false}
            />
            <div className="min-w-0">
              <h2 aria-live="polite" className="text-lg">
                {first ? jobsFoundText(first.total, first.capped) : "Loading..."}
              </h2>
              <ForYouList jobs={jobs} />
            </div>
          </div>
        </>
      ) : (
        <EmptyState
          heading="h2"
          className="mt-6"
          title="Your profile is empty"
          text="With a title and some skills in it, jobs that fit stand here."
          action={
            <Button asChild>
              <Link to="/profile">Fill in your profile</Link>
            </Button>
          }
        />
      )}
    </Page>
  );
}
