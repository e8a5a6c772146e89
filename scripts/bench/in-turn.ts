/** Measures several things in turn, again and again, so that a drifting machine hits all alike. */
export async function inTurn<Name extends string, Result>(
  runs: number,
  measures: Record<Name, () => Promise<Result>>,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(measures) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Result[]])) as Record<Name, Result[]>;
  for (let run = 0; run < runs; run += 1) {
    for (const name of names) results[name].push(await measures[name]());
  }
  return results;
}
