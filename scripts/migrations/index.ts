import type { Migration } from './migrate.ts';

/** What is stored by one release and read by the next, in order. Nothing is deployed yet (docs/migrations.md). */
export const MIGRATIONS: readonly Migration[] = [];
