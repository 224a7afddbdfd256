import {
  displayEducation,
  displayExperience,
} from "@rolecall/contract/profiles/profile-entry-lines.ts";
import type { Candidate } from "@rolecall/contract/talent/candidates.schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useWaits } from "#features/auth/waiting/use-waits.ts";
import { WaitingAccount } from "#features/auth/waiting/waiting-account.tsx";
import { levelLabel } from "#features/jobs/job-text.ts";
import { MatchReasons } from "#features/match/match-reasons.tsx";
import { candidateMatchQuery, candidateQuery } from "#features/talent/talent.api.ts";
import { Loaded } from "#lib/loaded.tsx";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { backLinkStyles } from "#ui/text/back-link-styles.ts";
import { Paragraphs } from "#ui/text/paragraphs.tsx";
import { candidateSearch } from "./candidates-search.ts";
import { RequestCard } from "./request-card.tsx";
import { SkillBadges } from "./skill-badges.tsx";

const route = getRouteApi("/candidates/$id");

/** Somebody whom a company found. Opening it is a look, of which they read. */
export function CandidateScreen() {
  useDocumentTitle("Candidate");
  const { id } = route.useParams();
  const { jobId, companyId } = candidateSearch({ ...route.useSearch() });
  const candidate = useQuery(candidateQuery({ id, companyId }));
  const back = (
    <Link
      to="/candidates"
      search={{ ...(jobId && { jobId }), ...(companyId && { companyId }) }}
      className={backLinkStyles}
    >
      <ArrowLeft aria-hidden className="size-4" /> Find Candidates
    </Link>
  );
  if (useWaits()) return <WaitingAccount title="Candidate" />;
  return (
    <Page>
      <Loaded query={candidate} failure="The candidate could not be loaded.">
        {(person) => (
          <>
            <PageHeader
              back={back}
              title={<span dir="auto">{person.title}</span>}
              description={
                <>
                  <bdi>{person.location}</bdi>
                  <span aria-hidden> · </span>
                  {levelLabel(person.experienceLevel)}
                </>
              }
            />
            <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr]">
              <div className="min-w-0 lg:col-start-2">
                <RequestCard person={person} companyId={companyId} jobId={jobId} />
              </div>
              <div className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
                <ToldCards person={person} />
              </div>
              {jobId && <MatchCard which={{ id, companyId, jobId }} />}
            </div>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function ToldCards({ person }: { person: Candidate }) {
  const { summary, skills, experience, education } = person;
  return (
    <>
      <Card asChild>
        <section aria-label="Summary">
          <CardHeader
            title="Summary"
            description="Names, addresses, numbers and links are left out: “…” stands for them."
          />
          <Paragraphs text={summary} />
        </section>
      </Card>
      <Card asChild>
        <section aria-label="Skills">
          <CardHeader title="Skills" />
          <SkillBadges skills={skills} />
        </section>
      </Card>
      <Lines title="Experience" lines={(experience ?? []).map(displayExperience)} />
      <Lines title="Education" lines={(education ?? []).map(educationLine)} />
    </>
  );
}

const educationLine = (entry: NonNullable<Candidate["education"]>[number]) =>
  typeof entry === "string"
    ? entry
    : displayEducation({ ...entry, year: "" }).replace(/ \(\)$/, "");

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Card asChild>
      <section aria-label={title}>
        <CardHeader title={title} />
        <ul className="flex flex-col gap-2">
          {lines.map((line, index) => (
            <li key={index} dir="auto" className="wrap-anywhere whitespace-pre-line">
              {line}
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

function MatchCard({ which }: { which: Parameters<typeof candidateMatchQuery>[0] }) {
  const match = useQuery(candidateMatchQuery(which));
  return (
    <Card asChild className="min-w-0 lg:col-start-2 lg:row-start-2">
      <section aria-label="Match">
        <Loaded query={match} failure="The match could not be loaded.">
          {({ score, reasons }) => (
            <>
              <CardHeader
                title={score === null ? "Match" : `Match: ${score} of 100`}
                description={
                  score === null
                    ? "The profile and the job have nothing in common that we know."
                    : "It finds the field and says why. It decides nothing."
                }
              />
              <MatchReasons reasons={reasons} />
            </>
          )}
        </Loaded>
      </section>
    </Card>
  );
}
