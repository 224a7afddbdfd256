import { filterApplications } from "@rolecall/contract/applications/applications.ts";
import { Link } from "@tanstack/react-router";
import BookOpenCheck from "lucide-react/icons/book-open-check";
import Kanban from "lucide-react/icons/kanban";
import List from "lucide-react/icons/list";
import Table from "lucide-react/icons/table";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import type { ViewSearch } from "./view-search.ts";

type ApplicationViewsProps = { jobId: string; search: ViewSearch };

const look =
  "flex min-h-8 items-center gap-1.5 rounded-sm px-2 text-sm font-medium text-ink-muted no-underline transition-colors hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink aria-[current=page]:shadow-card aria-[current=page]:ring-1 aria-[current=page]:ring-line-firm [&_svg]:size-4";

/** The same applications as a list, on the board, in the table, with the filters that the next one has, and one by one. */
export function ApplicationViews({ jobId, search }: ApplicationViewsProps) {
  const { role } = useSignedInUser();
  const { status, sort, tag: _tag, starred: _starred, ...ofTable } = search;
  const roles: readonly string[] = filterApplications.access.roles;
  return (
    <nav
      aria-label="Views"
      className="inline-flex max-w-full rounded-md bg-sunken p-0.5 print:hidden"
    >
      <Link
        to="/jobs/$jobId/applications"
        params={{ jobId }}
        search={{ status, sort }}
        activeOptions={{ includeSearch: false }}
        className={look}
      >
        <List aria-hidden />
        List
      </Link>
      <Link
        to="/jobs/$jobId/board"
        params={{ jobId }}
        search={search}
        activeOptions={{ includeSearch: false }}
        className={look}
      >
        <Kanban aria-hidden />
        Board
      </Link>
      <Link to="/jobs/$jobId/review" params={{ jobId }} className={look}>
        <BookOpenCheck aria-hidden />
        Review
      </Link>
      {roles.includes(role) && (
        <Link
          to="/application-management"
          search={{ jobId, ...ofTable, ...(status && { status }), ...(sort && { sortBy: sort }) }}
          activeOptions={{ includeSearch: false }}
          className={look}
        >
          <Table aria-hidden />
          Table
        </Link>
      )}
    </nav>
  );
}
