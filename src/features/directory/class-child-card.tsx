import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fullName } from '@/domain/entities/user';
import { Avatar } from '@/ui/avatar';
import { Card } from '@/ui/card';
import type { ClassChild } from './model/by-child';
import type { ParentCardsProps } from './parent-cards';
import { PhotoWish } from './photo-wish';

type Props = ClassChild & Pick<ParentCardsProps, 'linkTo' | 'wishes'>;

/** A child of a class, with its parents beneath. */
export function ClassChildCard({ name, parents, wishes, linkTo }: Props) {
  const { t } = useTranslation('directory');
  return (
    <Card as="li" className="grid content-start gap-2">
      <span className={name ? 'font-semibold' : 'text-muted'} dir="auto">
        {name || t('namelessChild')}
      </span>
      <ul className="grid gap-1">
        {parents.map((parent) => (
          <li key={parent.uid} className="grid gap-0.5">
            <Link
              to={linkTo ? linkTo(parent) : `/profile/${parent.uid}`}
              className="target flex items-center gap-2.5 hover:underline"
            >
              <Avatar id={parent.uid} name={parent.firstName} src={parent.profilePicUrl} size="sm" />
              <bdi className="min-w-0">{fullName(parent)}</bdi>
            </Link>
            {wishes.has(parent.uid) && <PhotoWish text={wishes.get(parent.uid) ?? ''} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
