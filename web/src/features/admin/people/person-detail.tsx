import { roleLabels } from "@rolecall/contract/values/role.ts";
import { useQuery } from "@tanstack/react-query";
import { AdminLink } from "#features/admin/admin-link.tsx";
import { personQuery } from "#features/admin/admin.api.ts";
import { Detail } from "#features/admin/detail.tsx";
import { fullName } from "#features/auth/person-name.ts";
import { Loaded } from "#lib/loaded.tsx";
import { longDateText } from "#lib/text/dates.ts";
import { PersonActions } from "./person-actions.tsx";
import { PersonBadges } from "./person-badges.tsx";
import { PersonCompanies } from "./person-companies.tsx";

/** Everything that is known of one person, but for what they wrote to somebody. */
export function PersonDetail({ id }: { id: string }) {
  const person = useQuery(personQuery(id));
  return (
    <Loaded query={person} failure="The person could not be loaded.">
      {(user) => (
        <Detail
          section="people"
          backLabel="All people"
          title={fullName(user) || user.username}
          badges={<PersonBadges user={user} />}
          actions={<PersonActions user={user} isWhole />}
          facts={[
            ["Username", <bdi key="username">{user.username}</bdi>],
            ["Email", user.email && <bdi>{user.email}</bdi>],
            ["Role", roleLabels[user.role]],
            ["Since", longDateText(user.createdAt)],
            ["Suspended since", user.suspendedAt && longDateText(user.suspendedAt)],
            ["Reason", user.suspensionReason],
            ["Second factor lost", user.lostAt && longDateText(user.lostAt)],
            ["Jobs", user.jobCount.toLocaleString("en-US")],
            ["Applications", user.applicationCount.toLocaleString("en-US")],
            ["Signed in on", devicesText(user.sessionCount)],
            [
              "Agreed terms",
              user.agreedTerms &&
                `Version ${user.agreedTerms.version}, ${longDateText(user.agreedTerms.at)}`,
            ],
            [
              "Companies",
              user.companies.length > 0 ? (
                <PersonCompanies userId={id} companies={user.companies} />
              ) : null,
            ],
            [
              "Record",
              <span key="record" className="flex flex-wrap gap-x-4">
                <AdminLink to={{ section: "record", actor: id }}>What they changed</AdminLink>
                <AdminLink to={{ section: "record", subject: id }}>
                  What was changed of them
                </AdminLink>
              </span>,
            ],
          ]}
        />
      )}
    </Loaded>
  );
}

const devicesText = (count: number) => (count === 1 ? "1 device" : `${count} devices`);
