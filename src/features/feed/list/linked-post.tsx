import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import { useHiddenItems } from '@/features/community';
import { Banner } from '@/ui/banner';
import { ErrorState } from '@/ui/error-state';
import { SkeletonGroup, SkeletonPost } from '@/ui/skeleton';
import { usePost } from '../api/use-post';
import type { FeedOptions } from '../model/feed-options';
import { HiddenPost } from '../post/hidden-post';
import { PostCard } from '../post/post-card';

interface Props {
  postId: string;
  options: FeedOptions;
  highlighted: boolean;
  isHidden: boolean;
  /** The post is on the page. */
  onShown: (postId: string) => void;
}

/** A post that a link leads to and that is too old to be in the loaded part of the feed: above it. */
export function LinkedPost({ postId, options, highlighted, isHidden, onShown }: Props) {
  const { t } = useTranslation(['feed', 'errors']);
  const { data, error, retry } = usePost(postId);
  const community = useHiddenItems();
  const found = Boolean(data);
  useEffect(() => {
    if (found) onShown(postId);
  }, [found, postId, onShown]);

  if (error && error.code !== 'permission-denied') {
    return <ErrorState title={t('feed.failed')} message={t(`errors:${errorCode(error)}`)} onRetry={retry} />;
  }
  if (data === null || error) return <Banner>{t('feed.gone')}</Banner>;
  if (!data) {
    return (
      <SkeletonGroup>
        <SkeletonPost />
      </SkeletonGroup>
    );
  }
  if (isHidden) return null;
  if (!options.outside && community.isHidden.post(data)) return <HiddenPost post={data} />;
  return (
    <section
      aria-label={t('feed.linked')}
      className="grid gap-2 border-line border-b pb-6 [&_article]:scroll-mt-10"
    >
      <p className="text-muted text-sm">{t('feed.linked')}</p>
      <PostCard post={data} options={options} highlighted={highlighted} />
    </section>
  );
}
