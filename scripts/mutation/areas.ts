/** A part of the code that is mutated together, and the tests that have to notice. */
export interface Area {
  mutate: string[];
  /** By project of vitest.config.ts, the files of it that run. */
  tests: Record<string, string[]>;
}

/** A folder of the client with its own tests. */
const feature = (folder: string, mutated = folder): Area => ({
  mutate: [`src/${mutated}/**/*.{ts,tsx}`],
  tests: { unit: [`src/${folder}/**/*.test.ts`], components: [`src/${folder}/**/*.test.tsx`] },
});

export const AREAS: Record<string, Area> = {
  domain: { mutate: ['src/domain/**/*.ts'], tests: { unit: ['src/domain/**/*.test.ts'] } },
  session: feature('features/session'),
  outbox: feature('features/offline'),
  joining: feature('features/joining'),
  events: feature('features/events'),
  moderation: feature('features/moderation'),
  feed: feature('features/feed', 'features/feed/model'),
};

/** What is mutated nowhere: tests and what only they use. */
export const NEVER = ['!**/*.test.{ts,tsx}', '!**/testing.{ts,tsx}'];
