import { getRouteApi, Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Settings2 from "lucide-react/icons/settings-2";
import { useState } from "react";
import { SavedViews } from "#features/applications/saved-views/saved-views.tsx";
import { ApplicationViews } from "#features/applications/views/application-views.tsx";
import { type ViewSearch, viewSearch } from "#features/applications/views/view-search.ts";
import { JobOfTeam } from "#features/hiring/job-of-team.tsx";
import { sentenceOf } from "#lib/api-client.ts";
import { usePageKeys } from "#lib/page-keys.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { backLinkStyles } from "#ui/text/back-link-styles.ts";
import { BoardFilterBar } from "./board-filter-bar.tsx";
import { Board } from "./board.tsx";
import { useBoard } from "./use-board.ts";

const route = getRouteApi("/jobs/$jobId/board");

/** The applications of a job in the columns of its stages, for its hiring team. */
export function BoardScreen() {
  const { jobId } = route.useParams();
  return (
    <JobOfTeam jobId={jobId} what="Board">
      {({ title, can }) => (
        <JobBoard key={jobId} jobId={jobId} title={title} isMovable={can.decide} />
      )}
    </JobOfTeam>
  );
}

type JobBoardProps = { jobId: string; title: string; isMovable: boolean };

function JobBoard({ jobId, title, isMovable }: JobBoardProps) {
  const search = viewSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const [held, setHeld] = useState<string[]>([]);
  const { board, move, loadMore, failed, undoLast } = useBoard(jobId, search, {
    isHeld: held.length > 0,
  });
  usePageKeys(({ key, repeat }) => {
    if (key !== "u" || repeat || !isMovable) return false;
    undoLast();
    return true;
  });
  const change = (changes: ViewSearch) =>
    void navigate({ search: (now) => viewSearch({ ...now, ...changes }), resetScroll: false });
  const stages = board.data?.stages ?? [];
  return (
    // As high as the window, so that each stage scrolls by itself.
    <div className="flex w-full flex-col gap-3 px-4 pt-5 pb-4 sm:h-[calc(100dvh-3.5rem-1px)] sm:min-h-136 sm:px-6">
      <PageHeader
        inLine
        title={
          <>
            Board of <bdi>{title}</bdi>
          </>
        }
        description={board.data && totalText(board.data.total)}
        back={
          <Link to="/jobs/$id" params={{ id: jobId }} className={backLinkStyles}>
            <ArrowLeft aria-hidden className="size-4" /> Back to the job
          </Link>
        }
        actions={
          <>
            {isMovable && (
              <Button asChild variant="secondary">
                <Link to="/jobs/$id/hiring" params={{ id: jobId }}>
                  <Settings2 aria-hidden />
                  Stages
                </Link>
              </Button>
            )}
            <SavedViews
              screen="board"
              search={search}
              onChoose={(kept) => void navigate({ search: viewSearch(kept) })}
            />
            <ApplicationViews jobId={jobId} search={search} />
          </>
        }
      />
      <BoardFilterBar
        search={search}
        onChange={change}
        onClear={() => void navigate({ search: {} })}
      />
      {board.isPending && (
        <Loading className="flex flex-1 gap-3 overflow-hidden">
          {[1, 2, 3, 4].map((column) => (
            <Skeleton key={column} card className="h-96 w-68 shrink-0" />
          ))}
        </Loading>
      )}
      {board.error && !board.data && (
        <ErrorState
          heading="h2"
          text={sentenceOf(board.error, "The board could not be loaded.")}
          retrying={board.isFetching}
          onRetry={() => void board.refetch()}
        />
      )}
      {board.data && (
        <Board
          jobId={jobId}
          stages={stages}
          shown={stages.filter(({ status }) => !search.status || status === search.status)}
          isMovable={isMovable}
          held={held}
          failed={failed}
          onHeld={setHeld}
          onMove={(ids, stage) => void move(ids, stage)}
          onMore={(stage) => void loadMore(stage)}
        />
      )}
    </div>
  );
}

const totalText = (total: number) =>
  `${total.toLocaleString("en-US")} application${total === 1 ? "" : "s"}`;
