import { CircleCheck, Pin } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/domain/entities/post';
import { pinnedUntil } from '@/domain/pins';
import { isClosed, topicOf } from '@/domain/topics';
import { entriesOf, OutgoingNote, useEntries } from '@/features/offline';
import { useFormat } from '@/i18n/format';
import { Badge } from '@/ui/badge';
import { everyMinute } from '@/ui/clock';
import { useOutgoingActs } from '../api/use-outgoing-acts';
import { withAct } from '../model/with-act';
import { TopicBadge } from '../topics/topic-badge';

/** What a post is about, whether that is over, and whether it is pinned; also what is on its way of that. */
export function PostMarks({ post }: { post: Post }) {
  const { t } = useTranslation('posts');
  const format = useFormat();
  const acts = useOutgoingActs(post);
  const edit = entriesOf(useEntries(), 'edit').find(
    ({ postId, commentId }) => postId === post.id && commentId === null,
  );
  useSyncExternalStore(everyMinute.subscribe, everyMinute.now);
  const edited = edit?.topic === undefined ? post : { ...post, topic: edit.topic };
  const shown = acts.reduce((one, { act }) => withAct(one, act), edited);
  const topic = topicOf(shown.topic);
  const until = pinnedUntil(shown, new Date());
  const isOver = isClosed(shown);
  if (!topic && !until && acts.length === 0) return null;
  return (
    <div data-closed={isOver || undefined} className="flex flex-wrap items-center gap-2 px-4 pb-2 md:px-5">
      {until && (
        <span className="pin-mark inline-flex items-center gap-1 font-semibold text-accent text-sm">
          <Pin aria-hidden />
          {t('topics.pinned', { date: format.date(until) })}
        </span>
      )}
      {topic && <TopicBadge topic={topic} />}
      {(topic === 'offer' || topic === 'lost-found') && isOver && (
        <Badge tone="success" className="pin-mark !inline-flex items-center gap-1">
          <CircleCheck aria-hidden />
          {t(`topics.closed.${topic}`)}
        </Badge>
      )}
      {acts.map((entry) => (
        <OutgoingNote key={entry.id} entry={entry} restore={null} />
      ))}
    </div>
  );
}
