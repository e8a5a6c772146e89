/** A part of the code that is mutated together, and the tests that have to notice. */
export interface Area {
  mutate: string[];
  /** By project of vitest.config.ts, the files of it that run. */
  tests: Record<string, string[]>;
}

/** Folders of features, with their own tests and those of others that hold what they hand on. */
const feature = (folder: string, mutated = folder, ...others: string[]): Area => ({
  mutate: [`src/features/${mutated}/**/*.{ts,tsx}`],
  tests: {
    unit: [`src/features/${folder}/**/*.test.ts`],
    components: [`src/features/${folder}/**/*.test.tsx`, ...others],
  },
});

export const AREAS: Record<string, Area> = {
  domain: {
    mutate: ['src/domain/**/*.ts'],
    tests: { unit: ['src/domain/**/*.test.ts', 'scripts/rules-limits.test.ts'] },
  },
  session: feature(
    'session',
    'session',
    'src/app/frame/{school-notice,account-menu}.test.tsx',
    'src/features/groups/create-group-page.test.tsx',
    'src/features/moderation/moderator/*.test.tsx',
  ),
  outbox: feature('offline'),
  joining: feature('joining'),
  events: feature('events'),
  moderation: feature('moderation'),
  feed: feature('feed', 'feed/model'),
};

/** What is mutated nowhere: tests and what only they use. */
export const NEVER = ['!**/*.test.{ts,tsx}', '!**/testing.{ts,tsx}'];
