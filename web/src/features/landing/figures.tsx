import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { siteSettingsQuery } from "#lib/site.api.ts";
import { twoColumnsAtMost } from "#ui/facts.tsx";
import { Skeleton } from "#ui/page/skeleton.tsx";
import { landingCompaniesQuery, landingFacetsQuery, landingJobsQuery } from "./landing.api.ts";
import { ownFigures } from "./own-figures.ts";
import { sectionColumn } from "./sections.ts";

/** Fixed figures of the product's marketing; not data. */
const fixed: Figure[] = [
  ["12,450+", "active listings"],
  ["2,340+", "hiring companies"],
  ["45,600+", "job seekers"],
  ["98.7%", "success rate"],
];

type Figure = readonly [figure: ReactNode, caption: string];

/** Fixed figures, or the board's own where its administrators chose those. */
export function Figures() {
  const { data: site } = useQuery(siteSettingsQuery);
  return site?.figures === "own" ? <OwnFigures /> : <FigureRow figures={fixed} />;
}

function OwnFigures() {
  const { data: jobs } = useQuery(landingJobsQuery);
  const { data: companies } = useQuery(landingCompaniesQuery);
  const { data: facets } = useQuery(landingFacetsQuery);
  const counted = ownFigures({ jobs: jobs?.total, companies: companies?.total, facets });
  return (
    <FigureRow
      figures={counted.map(([figure, caption]) => [
        figure ?? <Skeleton className="h-8.5 w-16" />,
        caption,
      ])}
    />
  );
}

function FigureRow({ figures }: { figures: readonly Figure[] }) {
  return (
    <section aria-label="Rolecall in figures" className="border-b border-line">
      <ul className={`${sectionColumn} grid ${twoColumnsAtMost} gap-6 py-8 md:grid-cols-4`}>
        {figures.map(([figure, caption]) => (
          <li key={caption} className="text-ink-muted">
            <strong className="block font-heading text-2xl font-semibold whitespace-nowrap text-ink tabular-nums">
              {figure}
            </strong>{" "}
            {caption}
          </li>
        ))}
      </ul>
    </section>
  );
}
