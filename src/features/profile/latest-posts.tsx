import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PROFILE_POST_PREVIEW } from '@/domain/limits';
import { preview } from '@/domain/preview';
import { useHiddenItems } from '@/features/community';
import { Loaded } from '@/ui/loaded';
import { RelativeTime } from '@/ui/relative-time';
import { Section } from '@/ui/section';
import { useLatestPosts } from './api/use-latest-posts';

/** The newest 5 posts of a parent in one school, in 80 characters each (product §9). */
export function LatestPosts({ schoolId, uid }: { schoolId: string; uid: string }) {
  const { t } = useTranslation('profile');
  const latest = useLatestPosts(schoolId, uid);
  const { isHidden } = useHiddenItems();
  return (
    <Section title={t('latestPosts')}>
      <Loaded read={latest}>
        {(found) =>
          found.length === 0 ? (
            <p className="text-muted">{t('noPosts')}</p>
          ) : (
            <ul className="grid gap-3">
              {found
                .filter((post) => !isHidden.post(post))
                .map((post) => (
                  <li key={post.id}>
                    <Link
                      to={`/post/${post.id}`}
                      className="grid gap-1 rounded-lg border border-line bg-surface p-4 shadow-raised hover:border-ink"
                    >
                      <span dir="auto">{preview(post.content, PROFILE_POST_PREVIEW)}</span>
                      <RelativeTime date={post.createdAt} className="text-muted text-sm" />
                    </Link>
                  </li>
                ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}
