import { Avatar, type AvatarProps } from './avatar';
import './avatar-row.css';

export interface AvatarRowProps {
  /** In their order, each with what names it. */
  people: readonly (AvatarProps & { id: string })[];
  /** How many there will be while they are on their way: their place is kept. */
  places: number;
}

/** A few people's pictures, each over the edge of the one before. Decoration: the words stand beside it. */
export function AvatarRow({ people, places }: AvatarRowProps) {
  const empty = Math.max(0, places - people.length);
  return (
    <span aria-hidden className="avatar-row isolate inline-flex shrink-0">
      {people.map(({ id, ...person }) => (
        <span key={id}>
          <Avatar size="sm" {...person} />
        </span>
      ))}
      {Array.from({ length: empty }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical places, never reordered
        <span key={index}>
          <span className="block size-8 rounded-full bg-sunken" />
        </span>
      ))}
    </span>
  );
}
