import { Pin, PinOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import { isEventDiscussion, type Post } from '@/domain/entities/post';
import { mayReview } from '@/domain/may-review';
import { pinnedUntil } from '@/domain/pins';
import { useMe } from '@/features/session';
import { lazyOverlay } from '@/ui/lazy-overlay';
import type { MenuItem } from '@/ui/menu';
import { usePostAct } from '../api/use-post-act';
import type { FeedOptions } from '../model/feed-options';
import { useReadOnly } from '../model/use-read-only';

const PinDialog = lazyOverlay(() => import('./pin-dialog').then((m) => m.PinDialog), { messages: ['posts'] });

/** Puts a post on top of its feed: for staff of the school in its own, for whoever runs a group in the group's. */
export function usePinning(
  post: Post,
  { readOnly, outside, keepAll, mayPin }: FeedOptions,
): { items: MenuItem[]; dialog: ReactNode } {
  const { t } = useTranslation('posts');
  const { kind } = useBackend();
  const me = useMe();
  const act = usePostAct(post);
  const blocked = useReadOnly(post.schoolId, readOnly);
  const [isOpen, setOpen] = useState(false);
  const may = post.groupId === null ? mayReview(me, post.schoolId) : mayPin;
  if (!may || kind === 'demo' || blocked || outside || keepAll || isEventDiscussion(post))
    return { items: [], dialog: null };
  const isPinned = pinnedUntil(post, new Date()) !== null;
  return {
    items: [
      {
        label: t(isPinned ? 'pin.again' : 'pin.start'),
        icon: <Pin aria-hidden />,
        separated: true,
        onSelect: () => setOpen(true),
      },
      ...(isPinned
        ? [{ label: t('pin.end'), icon: <PinOff aria-hidden />, onSelect: () => act({ type: 'unpin' }) }]
        : []),
    ],
    dialog: isOpen && (
      <PinDialog post={post} onPin={(until) => act({ type: 'pin', until })} onOpenChange={setOpen} />
    ),
  };
}
