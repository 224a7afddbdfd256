import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { agoText } from "#lib/text/moments.ts";
import { MenuItem, MenuLabel, MenuSeparator } from "#ui/overlay/dropdown-menu-parts.tsx";
import { Skeleton } from "#ui/page/skeleton.tsx";
import { noticesQuery, readNoticeMutation, readNoticesMutation } from "./live.api.ts";

/** The latest notices, each leading to its place. */
export function NoticeItems() {
  const { data, isPending, isError } = useQuery(noticesQuery);
  const { history } = useRouter();
  const { mutate: read } = useMutation(readNoticeMutation);
  const { mutate: readAll } = useMutation(readNoticesMutation);
  if (isPending)
    return (
      <MenuLabel role="status" aria-label="Loading notices" className="flex flex-col gap-3">
        <Skeleton className="h-4 w-56" />
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-4 w-52" />
      </MenuLabel>
    );
  if (isError)
    return <MenuLabel className="text-ink-subtle">The notices could not be loaded.</MenuLabel>;
  const [newest] = data.items;
  if (!newest) return <MenuLabel className="text-ink-subtle">No notices yet</MenuLabel>;
  const goTo = (event: MouseEvent, link: string) => {
    // A new tab is the browser's own.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.push(link);
  };
  return (
    <>
      {data.items.map(({ id, text, link, at, readAt }) => (
        <MenuItem key={id} asChild onSelect={() => readAt === null && read({ params: { id } })}>
          <a
            href={link}
            aria-label={readAt === null ? `Unread: ${text}` : text}
            onClick={(event) => goTo(event, link)}
          >
            <span className="min-w-0 flex-1">
              <span className={readAt === null ? "block font-medium" : "block"}>{text}</span>
              <span className="block text-sm text-ink-subtle">{agoText(at)}</span>
            </span>
          </a>
        </MenuItem>
      ))}
      {data.items.some(({ readAt }) => readAt === null) && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={() => readAll({ body: { upTo: newest.id } })}>
            Mark all as read
          </MenuItem>
        </>
      )}
    </>
  );
}
