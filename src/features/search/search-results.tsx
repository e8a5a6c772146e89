import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOffline } from '@/features/offline';
import { useSelectedSchool } from '@/features/session';
import { EventHit } from './hits/event-hit';
import { GroupHit } from './hits/group-hit';
import { HitGroup } from './hits/hit-group';
import { HitLink } from './hits/hit-link';
import { PersonHit } from './hits/person-hit';
import { PostHit } from './hits/post-hit';
import { useFound } from './use-found';

interface Props {
  term: string;
  /** Where all posts with a term are shown. */
  pathOfAll: (term: string) => string;
  onLeave: () => void;
}

/** What was found for a term, kind by kind, and how much. */
export function SearchResults({ term, pathOfAll, onLeave }: Props) {
  const { t } = useTranslation(['search', 'common']);
  const { schoolId } = useSelectedSchool();
  const offline = useOffline();
  const { posts, people, groups, events } = useFound(schoolId, term);
  const all = [posts, people, groups, events];
  const isLoading = all.some((found) => found.isLoading);
  const hasFailed = all.some(({ error }) => error);
  const count = all.reduce((sum, { hits }) => sum + hits.length, 0);
  const how = { term, onLeave };
  const narrower = <li className="px-3 py-1 text-muted text-sm">{t('more')}</li>;

  return (
    <div className="grid gap-4">
      {offline && <p className="px-3 text-muted text-sm">{t('offline')}</p>}
      <div className="px-3 text-muted text-sm empty:hidden">
        {/* Not announced: it would be said between all words that are typed. */}
        {isLoading && <p>{t('common:search.busy')}</p>}
        <div role="status">
          {!isLoading && count > 0 && t('results', { count })}
          {!isLoading && count === 0 && !hasFailed && t('none', { term })}
        </div>
      </div>
      <HitGroup
        title={t('posts')}
        failed={t('failed.posts')}
        found={posts}
        more={
          <HitLink to={pathOfAll(term)} onLeave={onLeave}>
            <Search aria-hidden className="size-4 text-muted" />
            {t('allPosts', { term })}
          </HitLink>
        }
      >
        {(hit) => <PostHit key={hit.post.id} hit={hit} {...how} />}
      </HitGroup>
      <HitGroup title={t('people')} failed={t('failed.people')} found={people} more={narrower}>
        {(hit) => <PersonHit key={hit.uid} hit={hit} {...how} />}
      </HitGroup>
      <HitGroup title={t('groups')} failed={t('failed.groups')} found={groups} more={narrower}>
        {(hit) => <GroupHit key={hit.groupId} hit={hit} {...how} />}
      </HitGroup>
      <HitGroup title={t('events')} failed={t('failed.events')} found={events} more={narrower}>
        {(hit) => <EventHit key={hit.id} hit={hit} {...how} />}
      </HitGroup>
    </div>
  );
}
