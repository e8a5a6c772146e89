/** A part of the code that is mutated together, and the tests that have to notice. */
export interface Area {
  mutate: string[];
  /** By project of vitest.config.ts, the files of it that run. */
  tests: Record<string, string[]>;
  /** A backend of its own answers these tests, as backend-runner.mjs does it. */
  onBackend?: boolean;
  /** The zone they run in, where vitest.config.ts wants one: threads, which Stryker uses, have that of their process. */
  zone?: string;
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
    'src/features/join-requests/moderator/*.test.tsx',
  ),
  drafts: feature(
    'drafts',
    'drafts',
    'src/app/typed-{doors,leaving}.test.tsx',
    'src/features/{profile,events}/*.test.tsx',
  ),
  outbox: feature('offline', 'offline', 'src/app/frame/refused-drafts.test.tsx'),
  joining: feature('joining'),
  events: {
    ...feature('events'),
    // Mutants run in a thread, which can't move from zone to zone as event-form-zones.test.ts does.
    tests: {
      unit: ['src/features/events/!(event-form-zones).test.ts'],
      components: ['src/features/events/**/*.test.tsx'],
    },
    zone: 'America/New_York',
  },
  'join-requests': feature('join-requests'),
  feed: feature('feed', 'feed/{api,model}'),
  'backend-firebase': {
    mutate: ['src/backend/firebase/**/*.ts'],
    tests: { unit: ['src/backend/firebase/**/*.test.ts'], contract: ['tests/contract/**/*.test.ts'] },
    onBackend: true,
    zone: 'America/Los_Angeles',
  },
  functions: {
    // Curated tips and topics are texts for parents.
    mutate: ['functions/src/**/*.ts', '!functions/src/assistant/curated/{tips,topics}/*.ts'],
    // The one without a key starts functions of its own, which nobody tells of the mutant.
    tests: {
      unit: ['functions/src/**/*.test.ts'],
      functions: ['tests/functions/!(assistant-keyless).test.ts'],
    },
    onBackend: true,
  },
};

/** What is mutated nowhere: tests and what only they use. */
export const NEVER = ['!**/*.test.{ts,tsx}', '!**/testing.{ts,tsx}', '!**/some-post.ts'];
