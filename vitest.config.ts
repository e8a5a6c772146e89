import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { offsetOf } from './scripts/backend/ports.ts';
import { localAppEnv } from './scripts/local/app-env.ts';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };
// Modules that read the environment find the local one; nothing of it is used.
const env = { VITE_BACKEND: 'local' };
const official = process.env.SCHOOLGATE_RULES_ON === 'official';
// A run over mutants takes the projects, and of each the files, that its area has.
const chosen = JSON.parse(process.env.SCHOOLGATE_TEST_FILES ?? 'null') as Record<string, string[]> | null;

const PAGE = {
  navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
  // No script of a page is fetched here, and that is no failure.
  handleDisabledFileLoadingAsSuccess: true,
};

// Components need a page, everything else runs faster without one. Rules and functions share one backend each,
// so their files run one after another.
const PROJECTS = [
  {
    resolve: { alias },
    test: {
      name: 'unit',
      environment: 'node',
      env,
      include: ['{src,scripts,tools,functions/src}/**/*.test.ts'],
      setupFiles: ['tests/support/patience.ts'],
      // Some start programs, on machines busy with other suites.
      testTimeout: 30_000,
    },
  },
  {
    plugins: [react()],
    resolve: { alias },
    test: {
      name: 'components',
      environment: 'happy-dom',
      // A pressed link to a file would take the page away from this test and all that follow.
      environmentOptions: { happyDOM: { settings: PAGE } },
      // A page for each file, but one React for all: loading the libraries takes longer than most files.
      isolate: false,
      setupFiles: ['src/ui/test-support/setup.ts', 'tests/support/patience.ts'],
      server: { deps: { inline: [/@testing-library/] } },
      env,
      testTimeout: 30_000,
      include: ['src/**/*.test.tsx'],
    },
  },
  {
    resolve: { alias },
    test: {
      name: 'rules',
      environment: 'node',
      include: ['tests/rules/**/*.test.ts'],
      // The official JAR is Firestore alone.
      exclude: official ? ['tests/rules/**/storage*{,/**}'] : [],
      globalSetup: ['tests/rules/support/backend.ts'],
      fileParallelism: false,
    },
  },
  {
    resolve: { alias },
    test: {
      name: 'functions',
      environment: 'node',
      include: ['tests/functions/**/*.test.ts'],
      // The functions, in another process, have to hear which mutant is active.
      setupFiles: chosen ? ['tests/functions/support/mutation.ts'] : [],
      globalSetup: ['tests/functions/support/backend.ts'],
      fileParallelism: false,
      testTimeout: 20_000,
    },
  },
  {
    resolve: { alias },
    test: {
      name: 'contract',
      environment: 'node',
      // What the local build of the app finds, somewhere that is not UTC.
      env: { ...localAppEnv(offsetOf('contract')), TZ: 'America/Los_Angeles' },
      include: ['tests/contract/**/*.test.ts'],
      setupFiles: [
        'tests/contract/support/page.ts',
        ...(chosen ? ['tests/contract/support/mutation.ts'] : []),
      ],
      globalSetup: ['tests/contract/support/global-setup.ts'],
      // One page for all files, as loading the SDK takes longer than most of them.
      isolate: false,
      fileParallelism: false,
      testTimeout: 20_000,
    },
  },
] satisfies TestProjectInlineConfiguration[];

function narrowed(files: Record<string, string[]>): TestProjectInlineConfiguration[] {
  return PROJECTS.flatMap<TestProjectInlineConfiguration>((project) => {
    const include = files[project.test.name];
    if (!include) return [];
    if (!project.plugins) return [{ ...project, test: { ...project.test, include } }];
    // No answer is an answer sooner.
    const quick = {
      fileParallelism: false,
      setupFiles: [...project.test.setupFiles, 'scripts/mutation/impatient.ts'],
      testTimeout: 12_000,
    };
    return [{ ...project, test: { ...project.test, ...quick, include } }];
  });
}

/**
 * Begins with the files that call every function hundreds of times: one of these counts the parents of all schools, of which
 * each file leaves some more.
 */
class PayloadsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const areFirst = ({ moduleId }: TestSpecification) => moduleId.endsWith('-payloads.test.ts');
    return [...sorted.filter(areFirst), ...sorted.filter((file) => !areFirst(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: PayloadsFirst },
    // Left to itself it keeps one core free, which of two is half.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: chosen ? narrowed(chosen) : PROJECTS,
  },
});
