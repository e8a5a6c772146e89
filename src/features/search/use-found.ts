import type { BackendError } from '@/backend/errors';
import type { Live } from '@/backend/react';
import type { SchoolEvent } from '@/domain/entities/community';
import type { Group } from '@/domain/entities/group';
import type { Member } from '@/domain/entities/school';
import { firstOfSeries } from '@/domain/first-of-series';
import { matchesPrefixes } from '@/domain/search-tokens';
import { useHiddenItems } from '@/features/community';
import { useDirectory } from '@/features/directory';
import { useUpcomingEvents } from '@/features/events';
import { type FoundPost, useFoundPosts } from '@/features/feed';
import { useGroups } from '@/features/groups';

/** So many of each kind are shown. */
const SHOWN = 5;

/** What was found of one kind. */
export interface Found<T> {
  hits: readonly T[];
  /** There are, or may be, more than these. */
  hasMore: boolean;
  isLoading: boolean;
  error: BackendError | null;
  retry(): void;
}

/** Everything that was found for a term. */
interface FoundOfAll {
  posts: Found<FoundPost>;
  people: Found<Member>;
  groups: Found<Group>;
  events: Found<SchoolEvent>;
}

interface Source<T> extends Pick<Live<unknown>, 'error' | 'retry'> {
  /** What matches and may be shown; undefined until it was read. */
  matching: T[] | undefined;
  isFetching?: boolean;
  hasMore?: boolean;
}

function firstOf<T>({ matching, error, retry, isFetching, hasMore = false }: Source<T>): Found<T> {
  const hits = matching?.slice(0, SHOWN) ?? [];
  return {
    hits,
    hasMore: hits.length < (matching?.length ?? 0) || hasMore,
    isLoading: isFetching ?? (matching === undefined && error === null),
    // A live list that is cut off still has what it was told.
    error: matching === undefined ? error : null,
    retry,
  };
}

/**
 * Posts, people, groups and events of a school that match a term. Posts and people are a page of reads for each term;
 * groups and events are the lists that their own pages show, and are narrowed here.
 */
export function useFound(schoolId: string, term: string): FoundOfAll {
  const { isHidden, isKnown } = useHiddenItems();
  // Nothing that the reader has hidden flashes up before that is known.
  const shown = <T>(all: readonly T[] | null | undefined, isWanted: (one: T) => boolean) =>
    isKnown ? all?.filter(isWanted) : undefined;
  const posts = useFoundPosts({ schoolId, groupId: null }, term, { keepsPrevious: true });
  const people = useDirectory(schoolId, term, { keepsPrevious: true });
  const groups = useGroups(schoolId);
  const events = useUpcomingEvents(schoolId);
  const found = shown(
    events.data,
    ({ title, location, description, userId }) =>
      matchesPrefixes(term, `${title} ${location} ${description}`) && !isHidden.person(userId),
  );
  return {
    posts: firstOf({ ...posts.pages, matching: shown(posts.found, ({ post }) => !isHidden.post(post)) }),
    people: firstOf({ ...people, matching: shown(people.data, ({ uid }) => !isHidden.person(uid)) }),
    groups: firstOf({
      error: groups.error,
      retry: groups.retry,
      matching: shown(
        groups.data,
        ({ groupId, name, description }) =>
          matchesPrefixes(term, `${name} ${description}`) && !isHidden.group(groupId),
      ),
    }),
    events: firstOf({
      error: events.error,
      retry: events.retry,
      matching: found && firstOfSeries(found),
    }),
  };
}
