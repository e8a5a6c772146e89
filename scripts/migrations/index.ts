import type { DocumentData } from 'firebase-admin/firestore';
import { entryTokens } from '../../src/domain/directory-entry.ts';
import type { Member } from '../../src/domain/entities/school.ts';
import type { Migration } from './migrate.ts';

/** What is stored by one release and read by the next, in order (docs/migrations.md). */
export const MIGRATIONS: readonly Migration[] = [
  {
    id: '0.2.0-classes',
    what: 'Lets every parent be found in the directory by the classes of their children; a function then counts these.',
    collection: 'members',
    upgrade: (data: DocumentData) => ({ ...data, searchTokens: entryTokens(data as Member) }),
  },
  {
    id: '0.2.0-feed-order',
    what: 'Gives every post its place in the feed, by which feeds are read: when it was posted.',
    collection: 'posts',
    upgrade: (data: DocumentData) => ({ ...data, sortAt: data.sortAt ?? data.createdAt }),
  },
];
