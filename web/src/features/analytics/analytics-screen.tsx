import type { Analytics, AnalyticsOfSpan } from "@rolecall/contract/analytics/analytics.schemas.ts";
import { statusLabel } from "@rolecall/contract/applications/application-status.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useWaits } from "#features/auth/waiting/use-waits.ts";
import { WaitingAccount } from "#features/auth/waiting/waiting-account.tsx";
import { Loaded } from "#lib/loaded.tsx";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { FigureStrip, twoColumnsAtMost } from "#ui/facts.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { AnalyticsFilter } from "./analytics-filter.tsx";
import { analyticsSearch } from "./analytics-search.ts";
import { analyticsQuery } from "./analytics.api.ts";
import { durationText } from "./duration-text.ts";
import { FunnelCard, InterviewersCard, ReasonsCard, SourcesCard, StaysCard } from "./figures.tsx";
import { ImpactOfCompany } from "./impact-of-company.tsx";
import { spanText } from "./span-text.ts";

const route = getRouteApi("/analytics");

/** How hiring goes: of all jobs that one manages, of one of them, or of one company, in a span of days. */
export function AnalyticsScreen() {
  useDocumentTitle("Analytics");
  const search = analyticsSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const analytics = useQuery(analyticsQuery(search));
  if (useWaits()) return <WaitingAccount title="Analytics" />;
  return (
    <Page>
      <PageHeader
        title="Analytics"
        description="How hiring goes, made from what happened to applications. The outlined bars are the equally long span before."
      />
      <AnalyticsFilter
        search={search}
        onChange={(changes) =>
          void navigate({
            search: analyticsSearch({ ...search, ...changes }),
            resetScroll: false,
            replace: true,
          })
        }
      />
      <div className="mt-6">
        <Loaded query={analytics} failure="The figures could not be loaded.">
          {(figures) => <Figures figures={figures} />}
        </Loaded>
      </div>
      {search.companyId !== undefined && (
        <ImpactOfCompany key={search.companyId} companyId={search.companyId} />
      )}
    </Page>
  );
}

function Figures({ figures }: { figures: Analytics }) {
  return (
    <>
      <h2 className="text-lg">{spanText(figures)}</h2>
      <FigureStrip
        facts={headFigures(figures)}
        className={`mt-3 ${twoColumnsAtMost} lg:grid-cols-4`}
      />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <FunnelCard figures={figures} />
        <StaysCard figures={figures} />
        <SourcesCard figures={figures} />
        <ReasonsCard figures={figures} />
        <InterviewersCard figures={figures} />
      </div>
    </>
  );
}

const withBefore = (now: string, before: string) => (
  <>
    {now} <span className="block text-xs font-normal text-ink-subtle">before: {before}</span>
  </>
);
const count = (value: number) => value.toLocaleString("en-US");

const answerText = ({ firstAnswer: { medianHours } }: AnalyticsOfSpan) =>
  medianHours === null ? "none yet" : durationText(medianHours * 60 * 60);
const offersText = ({ offers: { made, taken } }: AnalyticsOfSpan) =>
  `${count(taken)} of ${count(made)}`;

const headFigures = (figures: Analytics) => {
  const { before } = figures;
  return [
    ["Applications", withBefore(count(figures.applications), count(before.applications))],
    ["First answer, median", withBefore(answerText(figures), answerText(before))],
    [statusLabel("hired"), withBefore(count(figures.reached.hired), count(before.reached.hired))],
    ["Offers taken", withBefore(offersText(figures), offersText(before))],
  ] as const;
};
