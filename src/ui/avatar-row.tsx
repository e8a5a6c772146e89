import { Avatar, type AvatarProps } from './avatar';

// Here rather than as utilities, which every page would load.
const EDGE = { border: '2px solid var(--color-paper)', borderRadius: 999, marginInlineStart: -8 };

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
    <span aria-hidden className="isolate inline-flex shrink-0 pl-2">
      {people.map(({ id, ...person }) => (
        <span key={id} style={EDGE}>
          <Avatar size="sm" {...person} />
        </span>
      ))}
      {Array.from({ length: empty }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical places, never reordered
        <span key={index} style={EDGE}>
          <span className="block size-8 rounded-full bg-sunken" />
        </span>
      ))}
    </span>
  );
}
