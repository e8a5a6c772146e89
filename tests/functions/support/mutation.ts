import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, inject } from 'vitest';
import { GATE_PORT } from '../../support/gate.ts';
import { outstanding, resetAll } from './control.ts';
import { eventually } from './eventually.ts';

// Setup of a run over mutants alone (npm run mutate): the functions run in another process, behind the gate of
// scripts/mutation/functions-gate.mjs. It has to hear which mutant is active, and tells which test ran which.

type Covered = Record<string, number>;
interface Coverage {
  static: Covered;
  perTest: Record<string, Covered>;
}
interface Stryker {
  currentTestId?: string;
  mutantCoverage?: Coverage;
}

declare module 'vitest' {
  /** What Stryker hands to its tests. */
  interface ProvidedContext {
    mode: 'dry-run' | 'mutant';
    activeMutant: string;
    hitLimit: number | undefined;
  }
}

const stryker = () => (globalThis as unknown as { __stryker__: Stryker }).__stryker__;

interface Answer {
  process: number;
  /** The mutant that was active so far. */
  before: string | null;
  coverage: Coverage;
}

async function gate(question: {
  mutant?: string | null;
  hitLimit?: number | undefined;
  test?: string | null;
}): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${readFileSync(GATE_PORT, 'utf8')}/`, {
    method: 'POST',
    body: JSON.stringify(question),
    signal: AbortSignal.timeout(5_000),
  });
  return response.json() as Promise<Answer>;
}

/** No event is under way. Those that wait for another delivery are not waited for. */
const quiet = () =>
  eventually(async () => {
    const { pending, running } = await outstanding();
    if (pending + running > 0) throw new Error(`${pending + running} events are still under way.`);
  });

function add(to: Covered, from: Covered): Covered {
  for (const [mutant, hits] of Object.entries(from)) to[mutant] = Math.max(to[mutant] ?? 0, hits);
  return to;
}

/** Forgets everything, also events that failed and wait for another delivery. The functions are started again. */
async function startAfresh(): Promise<void> {
  const old = await gate({}).catch(() => null);
  await resetAll();
  await eventually(async () => {
    if ((await gate({})).process === old?.process) throw new Error('The functions are the old ones.');
  });
}

/** Makes a mutant the active one. What the one before has left behind is nothing of this one's. */
async function activate(mutant: string): Promise<void> {
  const { before } = await gate({}).catch(() => ({ before: 'one that never ends' }));
  if (before === mutant) return;
  const left = before && (await gate({ mutant: null }).then(outstanding, () => null));
  if (before && (!left || left.pending + left.running + left.retryWaiting > 0)) await startAfresh();
  // Everybody's share of a day would not last. Fetched here, as the SDK looks at its surroundings when it is loaded.
  const { db } = await import('./admin.ts');
  await db.recursiveDelete(db.collection('_limits'));
  await gate({ mutant, hitLimit: inject('hitLimit') });
}

if (inject('mode') === 'mutant') {
  await activate(inject('activeMutant'));
} else {
  beforeEach(async () => {
    await gate({ test: stryker().currentTestId ?? null });
  });
  afterEach(async () => {
    await quiet();
    await gate({ test: null });
  });
  afterAll(async () => {
    const { coverage } = await gate({});
    const own = stryker().mutantCoverage ?? { static: {}, perTest: {} };
    stryker().mutantCoverage = own;
    add(own.static, coverage.static);
    for (const [test, covered] of Object.entries(coverage.perTest)) {
      own.perTest[test] = add(own.perTest[test] ?? {}, covered);
    }
  });
}
