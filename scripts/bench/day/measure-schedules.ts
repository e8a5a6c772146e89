import type { Control } from '../control.ts';
import { SCHEDULES } from './script.ts';
import type { Metered } from './stack.ts';
import { readsOf, sum } from './tally.ts';
import { NONE, times, total, type Usage } from './usage.ts';

/** What the schedules of a day cost all schools together, when nothing is due: each is run once. */
export async function measureSchedules({ functions }: Metered, control: Control): Promise<Usage> {
  const all: Usage[] = [];
  for (const [name, aDay] of Object.entries(SCHEDULES)) {
    await control.idle();
    functions.take();
    await control.runScheduled(name);
    await control.idle();
    const tally = functions.take();
    const one = { ...NONE, functionReads: readsOf(tally), writes: sum(tally.writes), deletes: tally.deletes };
    all.push(times({ ...one, invocations: 1 }, aDay));
  }
  return total(all);
}
