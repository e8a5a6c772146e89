import { useTranslation } from 'react-i18next';
import { childLabels } from '@/domain/child-labels';
import type { Member } from '@/domain/entities/school';
import { fullName } from '@/domain/entities/user';
import { wordsToMark } from '@/domain/words-to-mark';
import { useFormat } from '@/i18n/format';
import { Avatar } from '@/ui/avatar';
import type { HitProps } from './hit';
import { HitLink } from './hit-link';
import { Marked } from './marked';

/** A parent, and the children that were searched for; all of them where the parent was. */
export function PersonHit({ hit: member, term, onLeave }: HitProps<Member>) {
  const { t } = useTranslation();
  const format = useFormat();
  const children = childLabels(member.children);
  const found = children.filter((child) => wordsToMark(child, term).length > 0);
  const named = found.length > 0 ? found : children;
  return (
    <HitLink to={`/profile/${member.uid}`} onLeave={onLeave}>
      <Avatar id={member.uid} name={member.firstName} src={member.profilePicUrl} size="sm" />
      <span className="grid">
        <span className="font-semibold">
          <Marked text={fullName(member)} term={term} />
        </span>{' '}
        {named.length > 0 && (
          <span className="text-muted text-sm">
            <Marked text={t('parentOf', { children: format.list(named) })} term={term} />
          </span>
        )}
      </span>
    </HitLink>
  );
}
