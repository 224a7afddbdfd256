import type { ListedUser } from "@rolecall/contract/admin/people.schemas.ts";
import { roleLabels, roles } from "@rolecall/contract/values/role.ts";
import { AdminLink } from "#features/admin/admin-link.tsx";
import { peopleQuery } from "#features/admin/admin.api.ts";
import { SupervisedList } from "#features/admin/supervised-list.tsx";
import { useFilters } from "#features/admin/use-filters.ts";
import { fullName } from "#features/auth/person-name.ts";
import { longDateText } from "#lib/text/dates.ts";
import { PersonActions } from "./person-actions.tsx";
import { PersonBadges } from "./person-badges.tsx";
import { PersonDetail } from "./person-detail.tsx";

const choices = [
  {
    filter: "role",
    label: "Role",
    options: [
      { value: "all", label: "All roles" },
      ...roles.map((role) => ({ value: role, label: roleLabels[role] })),
    ],
  },
  {
    filter: "show",
    label: "Show",
    options: [
      { value: "all", label: "Everybody" },
      { value: "waiting", label: "Waiting for a look" },
      { value: "suspended", label: "Suspended" },
      { value: "lost", label: "Lost second factor" },
    ],
  },
] as const;

/** Everybody with an account, or one of them. */
export function PeopleRows() {
  const { filters } = useFilters();
  if (filters.id !== undefined) return <PersonDetail id={filters.id} />;
  return (
    <SupervisedList
      searchLabel="Name, username or email"
      choices={choices}
      list={peopleQuery(filters)}
      Row={Person}
    />
  );
}

function Person({ item: user }: { item: ListedUser }) {
  return (
    <>
      <div className="min-w-0">
        <AdminLink to={{ section: "people", id: user.id }} variant="title">
          <bdi className="font-semibold">{fullName(user) || user.username}</bdi>
        </AdminLink>
        <p className="text-ink-muted [&>bdi]:inline-block">
          <bdi>{user.username}</bdi>
          {user.email !== null && (
            <>
              , <bdi>{user.email}</bdi>
            </>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-xs text-ink-subtle">
          {roleLabels[user.role]}, since {longDateText(user.createdAt)}
          <PersonBadges user={user} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <PersonActions user={user} />
      </div>
    </>
  );
}
