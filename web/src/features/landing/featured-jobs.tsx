import { Link } from "@tanstack/react-router";
import Bookmark from "lucide-react/icons/bookmark";
import { registerHash } from "#features/auth/register/register-hash.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Meter } from "#ui/form/meter.tsx";
import { FoundLink } from "./found-link.tsx";
import type { Sought } from "./found-text.ts";
import { NewestJobs } from "./newest-jobs.tsx";
import { sectionColumn, sections } from "./sections.ts";

interface SampleJob {
  title: string;
  company: string;
  facts: string[];
  salary: string;
  match: number;
  fit: string;
  skills: [name: string, percent: number][];
  action: string;
  /** The hash of the sign-in screen that the action opens. */
  hash?: typeof registerHash;
}

/** Samples that show what a match looks like; not real jobs. */
const samples: SampleJob[] = [
  {
    title: "Senior React Developer",
    company: "Sample company",
    facts: ["Remote", "Full-time"],
    salary: "$120k-$160k",
    match: 94,
    fit: "9.2",
    skills: [
      ["React", 96],
      ["TypeScript", 92],
      ["Testing", 84],
    ],
    action: "Apply Now",
  },
  {
    title: "UX/UI Designer",
    company: "Sample company",
    facts: ["Hybrid"],
    salary: "$80k-$110k",
    match: 87,
    fit: "8.6",
    skills: [
      ["Interaction design", 90],
      ["Prototyping", 88],
      ["User research", 76],
    ],
    action: "Create Profile",
    hash: registerHash,
  },
];

/** Two sample jobs with their match, and the way to real ones. */
export function FeaturedJobs({ sought }: { sought: Sought | undefined }) {
  return (
    <section id={sections.jobs} className={`${sectionColumn} -scroll-mt-6 py-14`}>
      {sought && <FoundLink sought={sought} />}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-2xl">Featured Jobs</h2>
          <p className="mt-1 max-w-prose text-base text-ink-muted">
            Smart matching: two examples of how Rolecall shows what fits, and why.
          </p>
        </div>
        <Button asChild variant="secondary">
          <Link to="/auth">Explore All Jobs</Link>
        </Button>
      </div>
      <div className="mt-6 grid grid-cols-1 gap-4 lg:grid-cols-2">
        {samples.map((job) => (
          <SampleCard key={job.title} job={job} />
        ))}
      </div>
      <NewestJobs />
    </section>
  );
}

function SampleCard({ job }: { job: SampleJob }) {
  return (
    <Card asChild>
      <article>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div>
            <h3 className="text-lg">{job.title}</h3>
            <p className="text-ink-muted">{job.company}</p>
          </div>
          <p className="font-semibold whitespace-nowrap tabular-nums">{job.salary}</p>
        </div>
        <div className="mt-3 flex flex-wrap gap-1.5">
          {job.facts.map((fact) => (
            <Badge key={fact}>{fact}</Badge>
          ))}
          <Badge tone="green">{job.match}% match</Badge>
          <Badge tone="accent">Fit score {job.fit}/10</Badge>
        </div>
        <dl
          aria-label="Skills match"
          className="mt-5 flex flex-col gap-3 border-t border-line pt-4"
        >
          {job.skills.map(([name, percent]) => (
            <div
              key={name}
              className="grid grid-cols-[minmax(0,9rem)_minmax(1rem,1fr)_2.25rem] items-center gap-3"
            >
              <dt className="text-ink-muted">{name}</dt>
              <dd className="contents">
                <Meter label={`${name} match`} value={percent} valueText={`${percent}%`} />
                <span className="text-right text-xs text-ink-subtle tabular-nums">{percent}%</span>
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button asChild variant="ghost">
            <Link to="/auth" aria-label={`Save ${job.title}`}>
              <Bookmark aria-hidden />
              Save
            </Link>
          </Button>
          <Button asChild>
            <Link to="/auth" hash={job.hash}>
              {job.action}
            </Link>
          </Button>
        </div>
      </article>
    </Card>
  );
}
