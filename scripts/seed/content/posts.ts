import type { GroupKey } from './community.ts';
import type { PersonKey, SchoolKey } from './people.ts';

export type Picture = 'park.jpg' | 'bake.webp' | 'volcano.png' | 'books.webp' | 'pitch.jpg' | 'art.png';

/** A seeded post. The files list them newest first. */
export interface SeedPost {
  by: PersonKey | 'system';
  text: string;
  picture?: Picture;
  likes?: readonly PersonKey[];
  comments?: readonly [PersonKey, string][];
  group?: GroupKey;
  school?: SchoolKey;
}

export { MAPLE_POSTS } from './posts-maple.ts';
export { MAPLE_OLDER } from './posts-maple-older.ts';
export { RIVER_POSTS } from './posts-river.ts';
