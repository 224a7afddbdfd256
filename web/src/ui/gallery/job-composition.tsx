import ExternalLink from "lucide-react/icons/external-link";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { FactList, FactStrip } from "#ui/facts.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";

const facts = [
  ["Salary", "$84,000 - $102,000"],
  ["Posted", "November 18, 2026"],
  ["Deadline", "December 12, 2026"],
  ["Interest", "14 applicants"],
] as const;

/** One thing to read: facts in a ruled strip, prose at reading width, the company at the side. */
export function JobComposition() {
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_20rem]">
      <article className="min-w-0">
        <header>
          <div className="flex items-start gap-4">
            <Avatar shape="square" size="lg" initials="NH" />
            <div className="min-w-0">
              <h1 className="text-2xl sm:text-3xl">Registered Nurse, Night Shift</h1>
              <p className="mt-1 text-base text-ink-muted">
                <a href="?show=jobs" className={linkStyles({ variant: "quiet" })}>
                  Northwind Health
                </a>
                {" · "}Portland, OR
              </p>
            </div>
          </div>
          <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-4">
            <div className="flex flex-wrap gap-1.5">
              <Badge>Full-time</Badge>
              <Badge>Mid Level</Badge>
              <Badge>Healthcare</Badge>
            </div>
            <Button size="lg" className="w-full sm:ml-auto sm:w-auto">
              Apply Now
            </Button>
          </div>
          <FactStrip className="mt-6" facts={facts} />
        </header>
        <section className="mt-8 max-w-prose">
          <h2 className="text-xl">Job Description</h2>
          <div className="mt-3 flex flex-col gap-3 text-base">
            <p>
              Care for up to five patients on a cardiac step-down unit where the charge nurse is
              never more than a corridor away. Three twelve-hour nights a week, self-scheduled six
              weeks ahead.
            </p>
            <p>
              You will admit from the emergency department, watch rhythms, teach families, and hand
              over at seven to a day team that is on time.
            </p>
          </div>
        </section>
        <section className="mt-8 max-w-prose">
          <h2 className="text-xl">Requirements</h2>
          <div className="mt-3 flex flex-col gap-3 text-base">
            <p>An Oregon RN license, or one that transfers.</p>
            <p>One year of acute care. ACLS within six months of starting; we pay for it.</p>
          </div>
          <Button className="mt-6">Apply for this Position</Button>
        </section>
      </article>
      <aside aria-label="Company" className="lg:pt-1">
        <Card>
          <CardHeader title="Northwind Health" />
          <p className="text-ink-muted">
            A community hospital group of nine houses between the coast and the Cascades.
          </p>
          <FactList
            className="mt-4 border-t border-line pt-4"
            facts={[
              ["Industry", "Healthcare"],
              ["Size", "1,001-5,000 employees"],
            ]}
          />
          <a
            href="https://northwind.example"
            target="_blank"
            rel="noreferrer"
            className={linkStyles({ className: "mt-4 inline-flex items-center gap-1.5" })}
          >
            Visit Website <ExternalLink aria-hidden className="size-4" />
          </a>
        </Card>
      </aside>
    </div>
  );
}
