import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { useNavigate } from "@tanstack/react-router";
import { type SubmitEvent, useRef } from "react";
import { JobSearchBar } from "#features/jobs/search/job-search-bar.tsx";
import { momentOfId } from "#lib/text/id-moment.ts";
import { Hero } from "#ui/page/hero.tsx";

/** So long after its registration, in milliseconds, nobody comes back to an account. */
const newFor = 60 * 60 * 1000;

const isNew = ({ id }: User) => {
  const since = momentOfId(id);
  return since !== undefined && Date.now() - new Date(since).getTime() < newFor;
};

/**
 * A welcome, and the search that leads to the jobs screen. Whoever hires finds it in one line, above their own
 * work.
 */
export function HomeHero({ user }: { user: User }) {
  const navigate = useNavigate();
  const query = useRef<HTMLInputElement>(null);
  const location = useRef<HTMLInputElement>(null);
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    const words = { query: query.current?.value, location: location.current?.value };
    void navigate({ to: "/jobs", search: words });
  };
  return (
    <Hero
      title={
        user.firstName ? (
          <>
            {/* The hour may be over between the server's rendering and the browser's. */}
            <span suppressHydrationWarning>{isNew(user) ? "Welcome" : "Welcome back"}</span>,{" "}
            <bdi>{user.firstName}</bdi>
          </>
        ) : (
          "Find your next job"
        )
      }
      {...(user.role === "candidate" && {
        text: "Search the open jobs by title, skill or company, wherever you want to work.",
      })}
    >
      <form role="search" action="/jobs" onSubmit={search}>
        <JobSearchBar query={{ ref: query }} location={{ ref: location }} action="Search Jobs" />
      </form>
    </Hero>
  );
}
