import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useUndo } from "#features/applications/undo/use-undo.ts";
import type { ViewSearch } from "#features/applications/views/view-search.ts";
import { askBeforeLeaving } from "#lib/ask-before-leaving.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import {
  appendCards,
  type BoardData,
  type BoardStage,
  type CardMove,
  moveCards,
  stagesOfCards,
} from "./board-data.ts";
import { boardQuery, moveCardMutation, moveCardsMutation, nextCardsQuery } from "./board.api.ts";
import { useLiveBoard } from "./use-live-board.ts";

const counted = (count: number) =>
  count === 1 ? "1 application" : `${count.toLocaleString("en-US")} applications`;

/** The board for the filters in the address: its cards, how they move, and how more of them come. */
export function useBoard(jobId: string, search: ViewSearch, { isHeld }: { isHeld: boolean }) {
  const client = useQueryClient();
  const asked = boardQuery(jobId, search);
  const board = useQuery({ ...asked, placeholderData: keepPreviousData });
  const now = () => client.getQueryData<BoardData>(asked.queryKey);
  const change = (update: (board: BoardData) => BoardData) =>
    void client.setQueryData<BoardData>(asked.queryKey, (shown) => shown && update(shown));

  const one = useMutation({ ...moveCardMutation, scope: { id: `board of ${jobId}` } });
  const many = useMutation({ ...moveCardsMutation, scope: { id: `board of ${jobId}` } });
  const { offerUndo, undoLast } = useUndo();
  /** The cards on their way to the server; what others say of them meanwhile is older. */
  const underWay = useRef(new Map<string, number>());
  const mark = (ids: string[], by: number) => {
    for (const id of ids) underWay.current.set(id, (underWay.current.get(id) ?? 0) + by);
  };
  const send = async (ids: string[], stageId: string) => {
    const [id] = ids;
    if (ids.length === 1 && id) return one.mutateAsync({ params: { id }, body: { stageId } });
    const moved = await many.mutateAsync({ body: { applicationIds: ids, stageId } });
    if (moved.updatedCount < ids.length) void board.refetch();
    return moved;
  };
  const move = async (chosen: string[], stage: Pick<BoardStage, "id" | "name">) => {
    const shown = now();
    if (!shown) return;
    const before = stagesOfCards(shown);
    const ids = chosen.filter((id) => before.has(id) && before.get(id) !== stage.id);
    if (ids.length === 0) return;
    change((cards) =>
      moveCards(
        cards,
        ids.map((id) => ({ id, stageId: stage.id })),
      ),
    );
    mark(ids, 1);
    try {
      offerUndo(await askBeforeLeaving(send(ids, stage.id)), {
        title: "Moved",
        description: `${counted(ids.length)} moved to ${stage.name}.`,
      });
    } catch (error) {
      // Back go those that nobody moved on since.
      change((cards) => {
        const stands = stagesOfCards(cards);
        const back = ids.filter((id) => stands.get(id) === stage.id);
        return moveCards(
          cards,
          back.map((id): CardMove => ({ id, stageId: before.get(id) ?? stage.id })),
        );
      });
      toastFailure("Error", error, `${counted(ids.length)} could not be moved.`);
    } finally {
      mark(ids, -1);
    }
  };

  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const loading = useRef(new Set<string>());
  const loadMore = async (stage: BoardStage) => {
    if (loading.current.has(stage.id)) return;
    loading.current.add(stage.id);
    setFailed((stages) => new Set([...stages].filter((id) => id !== stage.id)));
    try {
      const after = (stage.last ?? stage.applications.at(-1))?.id;
      const { items } = await client.query(
        nextCardsQuery({ id: jobId, stageId: stage.id, after }, search),
      );
      change((shown) => appendCards(shown, stage.id, items));
    } catch {
      setFailed((stages) => new Set([...stages, stage.id]));
    } finally {
      loading.current.delete(stage.id);
    }
  };

  useLiveBoard({
    jobId,
    isHeld,
    onMoves: (moves) => {
      const settled = moves.filter(({ id }) => (underWay.current.get(id) ?? 0) === 0);
      const shown = now();
      if (!shown || settled.length === 0) return;
      const known = stagesOfCards(shown);
      change((cards) => moveCards(cards, settled));
      if (settled.some(({ id }) => !known.has(id))) void board.refetch();
    },
    onNews: () => void board.refetch(),
  });
  return { board, move, loadMore, failed, undoLast };
}
