import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { Page } from "#ui/page/page.tsx";
import { jobQuery } from "./jobs.api.ts";

const route = getRouteApi("/jobs/$id");

/** Stands where a job's page would, for the moment until its visitors are at the sign-in. */
export function JobForVisitors() {
  const { id } = route.useParams();
  const { data: job } = useQuery(jobQuery(id));
  return (
    <Page>
      <EmptyState
        heading="h1"
        title={job?.title ?? "Sign in to continue"}
        text={
          job ? `${job.company.name} · ${job.location ?? ""}` : "This page is for who is signed in."
        }
        action={
          <Button asChild variant="secondary">
            <Link to="/jobs" search={{ job: id }}>
              Read it without an account
            </Link>
          </Button>
        }
      />
    </Page>
  );
}
