import type { Group } from '@/domain/entities/group';
import { wordsToMark } from '@/domain/words-to-mark';
import { snippet } from '../snippet';
import type { HitProps } from './hit';
import { HitLink } from './hit-link';
import { Marked } from './marked';

/** A group, and what it says of itself. */
export function GroupHit({ hit: { groupId, name, description }, term, onLeave }: HitProps<Group>) {
  return (
    <HitLink to={`/groups/${groupId}`} onLeave={onLeave}>
      <span className="grid">
        <span dir="auto" className="font-semibold">
          <Marked text={name} term={term} />
        </span>{' '}
        <span dir="auto" className="line-clamp-1 text-muted text-sm">
          <Marked text={snippet(description, wordsToMark(description, term))} term={term} />
        </span>
      </span>
    </HitLink>
  );
}
