import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import { isOfSample } from './stryker-plugin.mjs';

// What the first run has shown; in the sandbox, as a process that takes the place of this one has to know it, too.
const SEEN = 'mutation-seen.json';
const SHORTEST_MS = 6_000;
const MENTIONED = /stry(?:MutAct|Cov)_\w+\(([^)]*)\)/g;

const seen = () => (existsSync(SEEN) ? JSON.parse(readFileSync(SEEN, 'utf8')) : { times: {}, atLoad: [] });

/** The mutants in a file that Stryker has changed. */
const mutantsIn = (file) =>
  [...readFileSync(file, 'utf8').matchAll(MENTIONED)].flatMap(([, list]) => list.match(/\d+/g) ?? []);

/**
 * Mutants of what runs while a file loads would run all tests there are. First only those that run anything else of
 * the same file, where there are any.
 * @returns these mutants
 */
function lessToRun({ static: atLoad, perTest }, files) {
  return files.flatMap((file) => {
    const mutants = mutantsIn(file);
    const tests = Object.values(perTest).filter((covered) => mutants.some((id) => id in covered));
    const less = tests.length > 0 ? mutants.filter((id) => id in atLoad) : [];
    for (const id of new Set(less)) {
      for (const covered of tests) covered[id] ??= atLoad[id];
      delete atLoad[id];
    }
    return less;
  });
}

/** The patience for a test that a mutant may have made wait for ever: three times what the slowest of them took. */
function patience(tests) {
  const { times } = seen();
  const slowest = Math.max(0, ...(tests ?? Object.keys(times)).map((id) => times[id] ?? 0));
  return Math.max(SHORTEST_MS, 3 * slowest);
}

/** Stryker's runner for vitest, for tests that a backend answers: their code is loaded anew for each mutant. */
const runner = (injector) => {
  const vitest = injector.injectFunction(vitestPlugins[0].factory);

  async function run(options) {
    for (const { config } of vitest.ctx.projects) config.testTimeout = patience(options.testFilter);
    // Active from the start, as each run has a worker of its own: also what runs while a file loads is mutated.
    const result = await vitest.mutantRun({ ...options, mutantActivation: 'static' });
    const broken = vitest.ctx.state.getFiles().find((file) => file.result?.state === 'fail');
    // A file that could not be loaded has no test that could have failed.
    return result.status === 'survived' && broken
      ? { status: 'killed', killedBy: [], failureMessage: `${broken.name} cannot be loaded`, nrOfTests: 0 }
      : result;
  }

  return {
    capabilities: () => vitest.capabilities(),
    init: () => vitest.init(),
    dispose: () => vitest.dispose(),
    async dryRun(options) {
      const result = await vitest.dryRun(options);
      if (!result.mutantCoverage) return result;
      const times = Object.fromEntries(result.tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]));
      const atLoad = lessToRun(result.mutantCoverage, options.files);
      writeFileSync(SEEN, JSON.stringify({ times, atLoad }));
      return result;
    },
    async mutantRun(options) {
      const { id } = options.activeMutant;
      // Not by a checker: when that is done, Stryker starts one more runner, which would meet the ports of this one.
      if (!isOfSample(id)) return { status: 'error', errorMessage: 'not of the sample' };
      const result = await run(options);
      const isSure = result.status !== 'survived' || !seen().atLoad.includes(id);
      return isSure ? result : run({ ...options, testFilter: undefined });
    },
  };
};
runner.inject = ['$injector'];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'vitest-with-backend', factory: runner }];
