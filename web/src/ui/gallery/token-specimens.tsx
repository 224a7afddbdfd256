import { Button } from "#ui/button.tsx";
import { Hero } from "#ui/page/hero.tsx";
import { Logo, LogoMark } from "#ui/page/logo.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Specimen } from "./specimen.tsx";

const papers = ["bg-canvas", "bg-surface", "bg-raised", "bg-sunken", "bg-pressed"];
const fills = ["bg-accent", "bg-accent-soft", "bg-danger", "bg-danger-soft"];
const meters = ["bg-meter-low", "bg-meter-middle", "bg-meter-high"];

/** Colours, type, shadows. */
export function TokenSpecimens() {
  return (
    <>
      <PageHeader title="Tokens" description="Paper, ink, one accent, two typefaces." />
      <div className="mt-8">
        <Specimen title="Logo">
          <Logo />
          <LogoMark className="size-12" />
          <LogoMark className="size-4" />
        </Specimen>
        <Specimen title="Color">
          {[...papers, ...fills, ...meters].map((name) => (
            <div key={name} className="w-24">
              <div className={`h-14 rounded-md border border-line ${name}`} />
              <p className="mt-1 text-xs text-ink-muted">{name.slice(3)}</p>
            </div>
          ))}
        </Specimen>
        <Specimen title="Ink">
          <p className="text-ink">Ink says what matters.</p>
          <p className="text-ink-muted">Muted ink says what helps.</p>
          <p className="text-ink-subtle">Subtle ink says when and where.</p>
          <p className="text-accent-ink">Petrol can be followed.</p>
          <p className="text-danger-ink">Red went wrong.</p>
        </Specimen>
        <Specimen title="Type">
          <div className="flex min-w-0 flex-col gap-3">
            <p className="font-heading text-4xl font-bold tracking-tight">
              Work worth showing up for
            </p>
            <p className="font-heading text-3xl font-semibold">
              Applications for Łódź and São Paulo
            </p>
            <p className="font-heading text-2xl font-semibold">Registered Nurse, Night Shift</p>
            <p className="font-heading text-xl font-semibold">Staff Software Engineer, Payments</p>
            <p className="text-lg font-semibold">Basic Information</p>
            <p className="max-w-prose text-base">
              You will own the reliability of our scheduling service, mentor two engineers, and pair
              with design on what nurses see at the start of a shift.
            </p>
            <p className="text-sm">$120,000 - $160,000 · Posted 3 days ago · 1,204 applicants</p>
            <p className="text-xs">PDF, DOC, or DOCX (max 10MB)</p>
          </div>
        </Specimen>
        <Specimen title="Start page">
          <div className="w-full overflow-hidden rounded-lg">
            <Hero
              title="Work worth showing up for"
              text="Openings with honest salaries, and an answer to every application."
            >
              <Button variant="secondary">Search Jobs</Button>
            </Hero>
          </div>
        </Specimen>
        <Specimen title="Elevation">
          <div className="size-24 rounded-lg border border-line bg-surface shadow-card" />
          <div className="size-24 rounded-lg border border-line bg-raised shadow-float" />
          <div className="size-24 rounded-xl border border-line bg-raised shadow-modal" />
        </Specimen>
      </div>
    </>
  );
}
