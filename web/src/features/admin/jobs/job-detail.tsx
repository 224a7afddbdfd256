import { useQuery } from "@tanstack/react-query";
import { AdminLink } from "#features/admin/admin-link.tsx";
import { supervisedJobQuery } from "#features/admin/admin.api.ts";
import { Detail } from "#features/admin/detail.tsx";
import { fullName } from "#features/auth/person-name.ts";
import { JobTextView } from "#features/jobs/job-text-view.tsx";
import { Loaded } from "#lib/loaded.tsx";
import { longDateText } from "#lib/text/dates.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { JobActions } from "./job-actions.tsx";
import { JobBadges } from "./job-badges.tsx";

/** Everything that is known of one job, its text included, also where nobody else reads it. */
export function JobDetail({ id }: { id: string }) {
  const query = useQuery(supervisedJobQuery(id));
  return (
    <Loaded query={query} failure="The job could not be loaded.">
      {({ takedown, ...job }) => (
        <Detail
          section="jobs"
          backLabel="All jobs"
          title={job.title}
          badges={<JobBadges job={{ ...job, takedown }} />}
          actions={<JobActions job={{ ...job, takedown }} />}
          facts={[
            [
              "Company",
              <AdminLink key="company" to={{ section: "companies", id: job.company.id }}>
                <bdi>{job.company.name}</bdi>
              </AdminLink>,
            ],
            [
              "Posted by",
              job.poster ? (
                <AdminLink key="poster" to={{ section: "people", id: job.poster.id }}>
                  <bdi>{fullName(job.poster) || "No name"}</bdi>
                </AdminLink>
              ) : (
                "Somebody whose account is erased"
              ),
            ],
            ["Posted", longDateText(job.createdAt)],
            ["Reports", job.reportCount.toLocaleString("en-US")],
            ["Taken down", takedown && longDateText(takedown.at)],
            ["Reason", takedown?.reason],
            ["Answer of the poster", takedown?.answer?.text],
            [
              "Record",
              <AdminLink key="record" to={{ section: "record", subject: id }}>
                What was changed of it
              </AdminLink>,
            ],
          ]}
        >
          <Card>
            <CardHeader title="Job description" />
            <JobTextView text={job.description} />
            {job.requirements !== null && (
              <>
                <h2 className="mt-5 text-lg">Requirements</h2>
                <JobTextView text={job.requirements} />
              </>
            )}
          </Card>
        </Detail>
      )}
    </Loaded>
  );
}
