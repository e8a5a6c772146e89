import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { childLabels } from '@/domain/child-labels';
import type { Member } from '@/domain/entities/school';
import { fullName } from '@/domain/entities/user';
import { useFormat } from '@/i18n/format';
import { Avatar } from '@/ui/avatar';
import { Badge } from '@/ui/badge';
import { cx } from '@/ui/cx';
import { MarkedText } from '@/ui/marked-text';
import { PhotoWish } from './photo-wish';

export interface MemberCardProps {
  member: Member;
  /** What was searched for, marked in the names. */
  marks?: readonly string[];
  /** A mark on the card: "Group Creator". */
  badge?: string;
  /** Grades beside the children's names. */
  showGrades?: boolean;
  /** What the family wishes about pictures. */
  photoWish?: string;
  /** Where the card leads; to the profile without it. */
  linkTo?: (member: Member) => string;
  /** What can be done about the member: on the card, beside the link that it is. */
  tools?: ReactNode;
}

const BOX = 'rounded-lg border border-line bg-surface shadow-raised hover:border-ink';
const WORDS = 'flex items-center gap-3 p-4';

/** A parent as other parents see them, as a link to the profile (product §2.7). */
export function MemberCard({
  member,
  marks,
  badge,
  showGrades = false,
  photoWish,
  linkTo,
  tools,
}: MemberCardProps) {
  const { t } = useTranslation(['directory', 'common']);
  const format = useFormat();
  const children = showGrades
    ? childLabels(member.children)
    : member.children.map(({ name }) => name).filter(Boolean);
  const card = (
    <Link
      to={linkTo ? linkTo(member) : `/profile/${member.uid}`}
      className={cx(WORDS, tools ? 'min-w-0 grow rounded-lg' : cx(BOX, 'h-full'))}
    >
      <Avatar id={member.uid} name={member.firstName} src={member.profilePicUrl} />
      <span className="grid min-w-0 gap-0.5">
        <span className="font-semibold">
          <MarkedText text={fullName(member)} marks={marks} />
        </span>
        {children.length > 0 && (
          <span className="text-muted text-sm">
            <MarkedText text={t('common:parentOf', { children: format.list(children) })} marks={marks} />
          </span>
        )}
        {photoWish && <PhotoWish text={photoWish} />}
        {badge && (
          <Badge tone="accent" className="justify-self-start">
            {badge}
          </Badge>
        )}
      </span>
    </Link>
  );
  if (!tools) return card;
  return (
    // At the side of a card as wide as a phone, below the words of a narrow one.
    <div className={cx(BOX, 'flex h-full items-center pe-1 sm:flex-col sm:items-stretch sm:pb-1')}>
      {card}
      <div className="shrink-0 sm:self-end">{tools}</div>
    </div>
  );
}
