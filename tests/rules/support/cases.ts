import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField } from 'firebase/firestore';
import { afterAll, it, type TestContext } from 'vitest';
import { leaveCounts } from './counts';
import { askedSoFar } from './environment';
import { costsOfFile, meter, missed } from './meter';
import { PERSONAS, type Persona } from './personas';

type Act = () => Promise<unknown>;

/** Far above what a case takes, for machines with much else to do. */
const CASE_MS = 30_000;

/** How many cases of the file must be let through. */
let allowed = 0;
const counts = { allow: 0, deny: 0 };
afterAll(() => leaveCounts({ ...counts, costs: costsOfFile(allowed) }));

/** A case that the rules must let through, at a cost that is measured. */
export function allows(what: string, act: Act, setUp?: Act): void {
  allowed += 1;
  it(`allows ${what}`, { timeout: CASE_MS }, async (context?: TestContext) => {
    const before = askedSoFar();
    await setUp?.();
    // What is written past the rules costs nothing by them.
    if (askedSoFar() !== before) missed();
    await meter(what, () => assertSucceeds(act()), context);
    counts.allow += 1;
  });
}

/** A case that the rules must refuse; any other failure than a refusal fails it. */
export function denies(what: string, act: Act, setUp?: Act): void {
  it(`denies ${what}`, { timeout: CASE_MS }, async () => {
    await setUp?.();
    await assertFails(act());
    missed();
    counts.deny += 1;
  });
}

/** One act, tried by everybody. */
export interface Row {
  verb: 'get' | 'list' | 'count' | 'create' | 'update' | 'delete';
  what: string;
  /** Who may. Everybody else may not. */
  may: readonly Persona[];
  act: (persona: Persona) => Promise<unknown>;
  /** Puts the world in order before each try. */
  setUp?: (persona: Persona) => Promise<unknown>;
}

/** Role × verb of a collection, complete by construction. */
export function matrix(rows: readonly Row[]): void {
  for (const { verb, what, may, act, setUp } of rows) {
    for (const persona of PERSONAS) {
      const check = may.includes(persona) ? allows : denies;
      check(`${verb} ${what} for ${persona}`, () => act(persona), setUp && (() => setUp(persona)));
    }
  }
}

type Payload = Record<string, unknown>;

/**
 * A valid write, and one refused write for each thing that is wrong with it. A missing field (each) and a field too
 * many are tried without being asked for. What the release before does not write may be missing.
 */
export function exactly<T extends object>(
  what: string,
  valid: () => T,
  write: (payload: T) => Promise<unknown>,
  wrong: Record<string, Partial<Record<keyof T, unknown>>>,
  setUp?: Act,
  mayLack: readonly (keyof T)[] = [],
): void {
  const altered = (change: Payload) => () => write({ ...valid(), ...change } as T);
  allows(what, () => write(valid()), setUp);
  for (const [reason, change] of Object.entries(wrong)) {
    denies(`${what}: ${reason}`, altered(change as Payload), setUp);
  }
  for (const key of Object.keys(valid())) {
    const without = () => {
      const payload = { ...valid() } as Payload;
      delete payload[key];
      return write(payload as T);
    };
    const check = mayLack.includes(key as keyof T) ? allows : denies;
    check(`${what}: without ${key}`, without, setUp);
  }
  denies(`${what}: with a field too many`, altered({ extra: true }), setUp);
}

/** An allowed change of a stored document, and refused ones: each change is the whole update. */
export function changes(
  what: string,
  update: (change: Payload) => Promise<unknown>,
  cases: { right: Record<string, Payload>; wrong: Record<string, Payload> },
  setUp: Act,
): void {
  for (const [reason, change] of Object.entries(cases.right)) {
    allows(`${what}: ${reason}`, () => update(change), setUp);
  }
  for (const [reason, change] of Object.entries(cases.wrong)) {
    denies(`${what}: ${reason}`, () => update(change), setUp);
  }
}

/** Removing each of these fields is refused. */
export const removals = (...fields: string[]): Record<string, Payload> =>
  Object.fromEntries(fields.map((field) => [`${field} removed`, { [field]: deleteField() }]));
