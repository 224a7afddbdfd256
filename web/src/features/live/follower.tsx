import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { follow } from "./follow.ts";
import { takeSaid, unreadQuery } from "./live.api.ts";

export type FollowerProps = { user: User; onUnread: (notices: number) => void };

/** As long as it is there, screens follow what happens, and the bell hears how many notices are unread. */
export function Follower({ user: { id }, onUnread }: FollowerProps) {
  const client = useQueryClient();
  useEffect(() => follow(id, (said) => takeSaid(client, said)), [id, client]);
  const { data } = useQuery({ ...unreadQuery, enabled: false });
  const unread = data?.notices ?? 0;
  const tell = useEffectEvent(onUnread);
  useEffect(() => tell(unread), [unread]);
  return null;
}
