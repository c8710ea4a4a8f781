import { scoreUpdatesResource, type ScoreUpdate } from '@golf/shared/api';
import { countFollowedOnly, followedPreference, usePreference } from '@golf/shared/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { lastSeenScoreId } from './last-seen.ts';
import { badgeOf, countedOf, latestId, unreadCount } from './unread.ts';
import { UpdatesPanel } from './UpdatesPanel.tsx';

const NONE: readonly ScoreUpdate[] = [];

export interface UpdatesProps {
  open: boolean;
  /** Receives the text of the bell's badge; "": no badge. */
  onBadge: (badge: string) => void;
  onClose: () => void;
}

/** Counts unread updates, and renders the panel's content while it is open. */
export default function Updates({ open, onBadge, onClose }: UpdatesProps) {
  const queryClient = useQueryClient();
  const { data: updates = NONE } = useQuery(scoreUpdatesResource);
  const lastSeen = usePreference(lastSeenScoreId);
  // Last id seen before the panel opened: new entries stay marked until it closes. Null while closed.
  const [seenBefore, setSeenBefore] = useState<number | null>(null);
  if (open !== (seenBefore !== null)) setSeenBefore(open ? lastSeen : null);

  useEffect(() => {
    if (open) void queryClient.invalidateQueries({ queryKey: scoreUpdatesResource.queryKey });
  }, [open, queryClient]);
  useEffect(() => {
    const latest = latestId(updates, lastSeen);
    if (open && latest !== lastSeen) lastSeenScoreId.set(latest);
  }, [open, updates, lastSeen]);

  const counted = countedOf(updates, usePreference(countFollowedOnly), usePreference(followedPreference));
  const badge = open ? '' : badgeOf(unreadCount(counted, lastSeen));
  const report = useEffectEvent(onBadge);
  useEffect(() => report(badge), [badge]);

  return seenBefore === null ? null : <UpdatesPanel seenBefore={seenBefore} onClose={onClose} />;
}
