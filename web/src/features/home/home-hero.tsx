import type { User } from "@rolecall/contract/auth.ts";
import { useNavigate } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { JobSearchBar } from "#features/jobs/job-search-bar.tsx";
import { Hero } from "#ui/hero.tsx";

/** A welcome, and the search that leads to the jobs screen. */
export function HomeHero({ user }: { user: User }) {
  const navigate = useNavigate();
  const { register, handleSubmit } = useForm({ defaultValues: { query: "", location: "" } });
  return (
    <Hero
      title={user.firstName ? `Welcome back, ${user.firstName}` : "Find your next job"}
      text="Search the open jobs by title, skill or company, wherever you want to work."
    >
      <form
        role="search"
        onSubmit={handleSubmit((search) => void navigate({ to: "/jobs", search }))}
      >
        <JobSearchBar
          query={register("query")}
          location={register("location")}
          action="Search Jobs"
        />
      </form>
    </Hero>
  );
}
