// Stands before the built functions while mutants are tried (tests/support/gate.ts): passes every call on, and lets the
// tests, which are another process, say which mutant is to be active and ask what was run.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

const BUILT = new URL('./built.js', import.meta.url).href;
const original = await import(BUILT);
globalThis.__stryker__ ??= {};
const stryker = globalThis.__stryker__;
// What loading ran has its effect then alone.
const ranAtLoad = new Set(Object.keys(stryker.mutantCoverage?.static ?? {}));
let now = original;
let active;

async function activate(mutant, hitLimit) {
  if (mutant === active) return;
  active = mutant;
  Object.assign(stryker, { activeMutant: mutant, hitLimit, hitCount: 0 });
  now = original;
  if (mutant && ranAtLoad.has(mutant)) now = await import(`${BUILT}?mutant=${mutant}`);
}

async function answer({ mutant, hitLimit, test }) {
  const before = active;
  if (mutant !== undefined) await activate(mutant ?? undefined, hitLimit);
  if (test !== undefined) stryker.currentTestId = test ?? undefined;
  return { process: process.pid, before: before ?? null, coverage: stryker.mutantCoverage };
}

const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  try {
    response.end(JSON.stringify(await answer(JSON.parse(body))));
  } catch (error) {
    // A mutant with which the code cannot even be loaded: every call fails.
    now = {};
    response.end(JSON.stringify({ failure: String(error) }));
  }
});
/** Opens the gate where functions are served, and leaves its address in a file. Others only look at what there is. */
export function open(portFile) {
  if (!process.argv[1]?.includes('runner-node')) return;
  server.unref();
  server.listen(0, '127.0.0.1', () => writeFileSync(portFile, String(server.address().port)));
}

/** The function of a name, as it is with the active mutant. */
export const passedOn = (name) =>
  new Proxy(original[name], {
    apply: (_, self, given) => Reflect.apply(now[name], self, given),
    get: (_, key) => now[name][key],
  });
