/**
 * Stands in for vitest while mutants are tried: collects the cases of the rules suite, so that any few of them can be
 * run at once and again, in a process that is warm. Only what the suite uses is there.
 */
type Run = () => Promise<unknown>;

export interface Case {
  name: string;
  /** In milliseconds. */
  timeout: number;
  run: Run;
}

/** What a test file registered. */
export interface Collected {
  cases: Case[];
  starts: Run[];
  stops: Run[];
}

let file: Collected = { cases: [], starts: [], stops: [] };
let path: string[] = [];

/** Whatever is registered from now on belongs to a new file. */
export function collect(): Collected {
  file = { cases: [], starts: [], stops: [] };
  path = [];
  return file;
}

const group = (name: string, body: () => void): void => {
  path.push(name);
  body();
  path.pop();
};
export const describe = Object.assign(group, {
  each:
    (rows: readonly unknown[]) =>
    (name: string, body: (...row: unknown[]) => void): void => {
      for (const row of rows) group(name, () => body(...(Array.isArray(row) ? row : [row])));
    },
});
/** Without a time of its own, a case has vitest's. */
export const it = (name: string, { timeout = 5_000 }: { timeout?: number }, run: Run): void => {
  file.cases.push({ name: [...path, name].join(' > '), timeout, run });
};
export const beforeAll = (run: Run): void => {
  file.starts.push(run);
};
/** Runs before the worlds of any file are opened. */
export const afterAll = (run: Run): void => {
  file.stops.push(run);
};
