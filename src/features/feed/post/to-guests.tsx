import { useTranslation } from 'react-i18next';
import { DAILY_LIMITS } from '@/domain/daily-limit';
import { isEventDiscussion, type Post } from '@/domain/entities/post';
import type { DraftStore } from '@/features/drafts';
import { useMe } from '@/features/session';
import { Checkbox } from '@/ui/checkbox';
import { type Draft, write } from '../model/draft';

interface Props {
  post: Post;
  draft: Draft;
  store: DraftStore<Draft>;
}

/** Lets the host of an event say that everybody who comes is told of a comment; an answer is one person's. */
export function ToGuests({ post, draft, store }: Props) {
  const { t } = useTranslation('posts');
  const { uid } = useMe();
  if (!isEventDiscussion(post) || post.authorId !== uid || draft.replyTo !== null) return null;
  return (
    <Checkbox
      label={t('toGuests.tell')}
      hint={t('toGuests.hint', { count: DAILY_LIMITS.guestMessages })}
      checked={draft.toGuests}
      onChange={({ target }) => write(store, { toGuests: target.checked })}
    />
  );
}
