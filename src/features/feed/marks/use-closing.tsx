import { CircleCheck, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { Post } from '@/domain/entities/post';
import { mayReview } from '@/domain/may-review';
import { isClosable, isClosed, topicOf } from '@/domain/topics';
import { useMe } from '@/features/session';
import type { MenuItem } from '@/ui/menu';
import { usePostAct } from '../api/use-post-act';
import type { FeedOptions } from '../model/feed-options';
import { useReadOnly } from '../model/use-read-only';

/** Marks what was lost as found and what was offered as gone, or takes that back: for its author and the school's staff. */
export function useClosing(post: Post, { readOnly, outside, keepAll }: FeedOptions): MenuItem | null {
  const { t } = useTranslation('posts');
  const { kind } = useBackend();
  const me = useMe();
  const act = usePostAct(post);
  const blocked = useReadOnly(post.schoolId, readOnly);
  const isStaff = mayReview(me, post.schoolId) && me.approvedSchools.includes(post.schoolId);
  if (kind === 'demo' || blocked || outside || keepAll || !isClosable(post)) return null;
  if (post.authorId !== me.uid && !isStaff) return null;
  const isOver = isClosed(post);
  const isOffer = topicOf(post.topic) === 'offer';
  return {
    label: t(isOver ? 'close.undo' : isOffer ? 'close.gone' : 'close.found'),
    icon: isOver ? <Undo2 aria-hidden /> : <CircleCheck aria-hidden />,
    onSelect: () => act({ type: isOver ? 'reopen' : 'close' }),
  };
}
