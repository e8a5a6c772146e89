import type { GroupCover as Colour } from '@/domain/group-cover';
import { cx } from '@/ui/cx';
import './group-cover.css';

/** A field in a group's colour. Decoration: the name of the group, or of the colour, stands beside it. */
export const GroupCover = ({ cover, className }: { cover: Colour; className: string }) => (
  <span aria-hidden className={cx('group-cover block', `cover-${cover}`, className)} />
);
