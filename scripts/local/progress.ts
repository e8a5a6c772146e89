import { performance } from 'node:perf_hooks';

/** Runs one step and says on one line what it was and how long it took. */
export async function step<T>(what: string, work: () => Promise<T> | T): Promise<T> {
  const start = performance.now();
  process.stdout.write(`  ${what} … `);
  try {
    const result = await work();
    process.stdout.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}

/** Ends the program with words instead of a stack: what went wrong is for the person at the keyboard. */
export function fail(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
