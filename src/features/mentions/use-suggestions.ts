import type { FeedId } from '@/backend/ports/posts';
import type { Member } from '@/domain/entities/school';
import { fullName } from '@/domain/entities/user';
import { MIN_PREFIX, matchesPrefixes, searchWords } from '@/domain/search-tokens';
import { isSearchable } from '@/domain/searchable';
import { useHiddenItems } from '@/features/community';
import { useOffline } from '@/features/offline';
import { useMe } from '@/features/session';
import { useSettledTerm } from '@/ui/use-settled-term';
import { useMentionable } from './api/use-mentionable';

/** So many members are offered at once. */
const SHOWN = 6;

/** Why nobody is offered. */
type Nobody = 'hint' | 'looking' | 'moreLetters' | 'none' | 'cutOff';

export interface Suggestions {
  members: readonly Member[];
  /** Null where somebody is offered. */
  nobody: Nobody | null;
}

/** Members whom the typed beginning of a name can mean. Never oneself, nor whom one does not want to see. */
export function useSuggestions(scope: FeedId, words: string): Suggestions {
  const { uid } = useMe();
  const { isHidden, isKnown } = useHiddenItems();
  const isOffline = useOffline();
  const term = useSettledTerm(words, isSearchable);
  const found = useMentionable(scope, term);
  const isEnough = isSearchable(words);
  // What was found narrows at once; the rest is asked for when the typing pauses.
  const members = (isKnown && isEnough ? (found.data ?? []) : [])
    .filter((one) => one.uid !== uid && !isHidden.person(one.uid) && matchesPrefixes(words, fullName(one)))
    .slice(0, SHOWN);

  const nobody = (): Nobody | null => {
    if (!isEnough) return 'hint';
    if (members.length > 0) return null;
    if (isOffline || found.error) return 'cutOff';
    if (!isKnown || term !== words.trim() || found.isFetching) return 'looking';
    const isShort = searchWords(words).every((word) => word.length < MIN_PREFIX);
    return isShort || found.hasMore ? 'moreLetters' : 'none';
  };
  return { members, nobody: nobody() };
}
