import type { ViewScreen } from "@rolecall/contract/views/views.ts";
import { useQuery } from "@tanstack/react-query";
import Bookmark from "lucide-react/icons/bookmark";
import Check from "lucide-react/icons/check";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from "#ui/overlay/dropdown-menu.tsx";
import { savedViewsQuery } from "./saved-views.api.ts";
import { queryOfSearch, searchOfView } from "./view-address.ts";

const SaveViewDialog = lazy(async () => ({
  default: (await import("./save-view-dialog.tsx")).SaveViewDialog,
}));
const ManageViewsDialog = lazy(async () => ({
  default: (await import("./manage-views-dialog.tsx")).ManageViewsDialog,
}));

type SavedViewsProps = {
  screen: ViewScreen;
  /** The filters of the screen as they are now. */
  search: object;
  /** The columns that the reader chose, on a screen that has them. */
  columns?: readonly string[] | null;
  onChoose: (search: Record<string, unknown>) => void;
};

/** The kept views of a screen, one's own and the team's, and the way to keep the present one. */
export function SavedViews({ screen, search, columns = null, onChoose }: SavedViewsProps) {
  const [dialog, setDialog] = useState<"save" | "manage">();
  const { data } = useQuery(savedViewsQuery);
  const views = data?.filter((view) => view.screen === screen) ?? [];
  const query = queryOfSearch(search);
  const current = views.find(
    (view) =>
      view.query === query && (view.columns === null || view.columns.join() === columns?.join()),
  );
  const close = () => setDialog(undefined);
  return (
    <>
      <DropdownMenu
        trigger={
          <Button
            variant="secondary"
            size={current ? "md" : "icon"}
            className="max-w-40"
            title="Kept views"
            aria-label={current ? `Kept views: ${current.name}` : "Kept views"}
          >
            <Bookmark aria-hidden />
            {current && (
              <span className="truncate">
                <bdi>{current.name}</bdi>
              </span>
            )}
          </Button>
        }
      >
        {views.length === 0 && (
          <DropdownMenuLabel className="text-ink-subtle">No views kept yet</DropdownMenuLabel>
        )}
        {views.map((view) => (
          <DropdownMenuItem key={view.id} onSelect={() => onChoose(searchOfView(view))}>
            <span className="min-w-0 flex-1 wrap-anywhere">
              <bdi>{view.name}</bdi>
              {view.companyId !== null && (
                <span className="block text-xs text-ink-subtle">Of the team</span>
              )}
            </span>
            {view === current && <Check role="img" aria-label="shown now" />}
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => setDialog("save")}>Keep this view…</DropdownMenuItem>
        {views.length > 0 && (
          <DropdownMenuItem onSelect={() => setDialog("manage")}>
            Rename or delete…
          </DropdownMenuItem>
        )}
      </DropdownMenu>
      <Suspense>
        {dialog === "save" && (
          <SaveViewDialog
            view={{ screen, query, columns: columns && [...columns] }}
            onClose={close}
          />
        )}
        {dialog === "manage" && <ManageViewsDialog views={views} onClose={close} />}
      </Suspense>
    </>
  );
}
