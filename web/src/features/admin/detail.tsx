import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { Card } from "#ui/card.tsx";
import { AdminLink } from "./admin-link.tsx";
import type { AdminSection } from "./admin-search.ts";

type Facts = readonly (readonly [name: string, value: ReactNode])[];

type DetailProps = {
  /** The list that it is one of. */
  section: AdminSection;
  backLabel: string;
  title: string;
  badges?: ReactNode;
  /** A fact without a value is left out. */
  facts: Facts;
  actions: ReactNode;
  children?: ReactNode;
};

const isKnown = ([, value]: Facts[number]) => value !== null && value !== undefined && value !== "";

/** One person, company or job with everything that is known of it. */
export function Detail({
  section,
  backLabel,
  title,
  badges,
  facts,
  actions,
  children,
}: DetailProps) {
  return (
    <div className="flex flex-col gap-5">
      <p>
        <AdminLink
          to={{ section }}
          variant="quiet"
          className="inline-flex items-center gap-1.5 py-1"
        >
          <ArrowLeft aria-hidden className="size-4" /> {backLabel}
        </AdminLink>
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 wrap-anywhere">
        <h2 className="min-w-0 text-xl">
          <bdi>{title}</bdi>
        </h2>
        {badges}
      </div>
      <div className="flex flex-wrap gap-2">{actions}</div>
      <Card>
        <dl className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
          {facts.filter(isKnown).map(([name, value]) => (
            <div key={name} className="sm:contents">
              <dt className="text-ink-subtle">{name}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {children}
    </div>
  );
}
