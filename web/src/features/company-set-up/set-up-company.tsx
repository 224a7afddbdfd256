import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, type LinkProps } from "@tanstack/react-router";
import Check from "lucide-react/icons/check";
import { ownCompaniesQuery } from "#features/companies/own-companies.api.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { linkStyles } from "#ui/text/link-styles.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { useLeftSteps } from "./left-steps.ts";
import { doneSteps, type SetUpStep, setUpSteps } from "./set-up-steps.ts";
import { invitedQuery, teamSizeQuery } from "./set-up.api.ts";

type Target = Pick<LinkProps, "to" | "params" | "search">;

const texts: Record<SetUpStep, { title: string; text: string }> = {
  company: { title: "Add your company", text: "Its name, its website and what it does." },
  logo: { title: "Add its logo", text: "Candidates recognize it in every list of jobs." },
  team: { title: "Invite your team", text: "Colleagues read and answer applications with you." },
  job: { title: "Post your first job", text: "It is in the search the moment you post it." },
};

const linkOf = (step: SetUpStep, id: string | undefined): Target => {
  if (step === "job") return { to: "/post-job" };
  if (id === undefined) return { to: "/your-company", search: { add: "1" } };
  return step === "team"
    ? { to: "/companies/$id/team", params: { id } }
    : { to: "/companies/$id", params: { id } };
};

/** The first steps of a company account, until each is done or left. */
export function SetUpCompany({ user, hasJobs }: { user: User; hasJobs: boolean }) {
  const own = useQuery(ownCompaniesQuery);
  const company = own.data?.[0];
  const ofCompany = { enabled: company !== undefined };
  const members = useQuery({ ...teamSizeQuery(company?.id ?? ""), ...ofCompany });
  const invited = useQuery({ ...invitedQuery(company?.id ?? ""), ...ofCompany });
  const { left, leave } = useLeftSteps(user.id);
  const isKnown = own.data && (!company || (members.data && !invited.isPending));
  if (!isKnown) return null;
  const people = (members.data?.total ?? 0) + (invited.data?.total ?? 0);
  const done = doneSteps({ company, people, hasJobs });
  const steps = setUpSteps.filter((step) => !left.includes(step));
  if (steps.every((step) => done[step])) return null;
  return (
    <section aria-label="Set up your company">
      <h2 className="text-xl">Set up your company</h2>
      <ol className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface">
        {steps.map((step) => (
          <li key={step} className="flex items-center gap-x-4 px-4 py-3 sm:px-5">
            <span
              aria-hidden
              className={cn(
                "grid size-6 shrink-0 place-items-center rounded-full border",
                done[step] ? "border-accent bg-accent text-on-accent" : "border-line-firm",
              )}
            >
              {done[step] && <Check className="size-4" />}
            </span>
            <div className="min-w-0 flex-1">
              {done[step] ? (
                <p className="font-medium text-ink-muted">
                  {texts[step].title}
                  <VisuallyHidden> (done)</VisuallyHidden>
                </p>
              ) : (
                <Link
                  {...linkOf(step, company?.id)}
                  className={linkStyles({ variant: "title", className: "font-medium" })}
                >
                  {texts[step].title}
                </Link>
              )}
              {!done[step] && <p className="text-ink-muted">{texts[step].text}</p>}
            </div>
            {!done[step] && (
              <Button variant="ghost" size="sm" onClick={() => leave(step)}>
                Skip <VisuallyHidden>{texts[step].title}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
