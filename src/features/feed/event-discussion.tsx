import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import { eventDiscussionId } from '@/domain/event-discussion';
import { ErrorState } from '@/ui/error-state';
import { Section } from '@/ui/section';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';
import { usePost } from './api/use-post';
import type { FeedOptions } from './model/feed-options';
import { Comments } from './post/comments';

export interface EventDiscussionProps extends Omit<FeedOptions, 'renderAction'> {
  eventId: string;
}

/**
 * What is said about an event, and the form for more. It hangs at a post that a function writes once the event has
 * arrived; until then it says so, and goes on by itself.
 */
export function EventDiscussion({ eventId, ...options }: EventDiscussionProps) {
  const { t } = useTranslation(['posts', 'feed', 'errors']);
  const { data: post, error, retry } = usePost(eventDiscussionId(eventId));
  return (
    <Section title={t('feed:comments.title')}>
      {error && (
        <ErrorState
          title={t('comments.loadFailed')}
          message={t(`errors:${errorCode(error)}`)}
          onRetry={retry}
        />
      )}
      {post && <Comments key={post.id} post={post} options={options} />}
      {post === null && !error && <p className="text-muted">{t('comments.soon')}</p>}
      {post === undefined && !error && (
        <SkeletonGroup>
          <SkeletonLines lines={2} />
        </SkeletonGroup>
      )}
    </Section>
  );
}
