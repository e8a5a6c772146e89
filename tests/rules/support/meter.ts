import { type Cost, CostReader, type Node, type Tally } from './cost';
import { isCounting } from './counts';
import { rulesText, worlds } from './environment';

/** Of the 1,000 expressions that a write may cost, room is left for what the next feature adds. */
const MOST_EXPRESSIONS = 900;
const MOST_LOOK_UPS = 10;
const MOST_LOOK_UPS_IN_ALL = 20;

/** A request and what it cost. */
export interface Metered extends Cost {
  what: string;
}

/** Metered since the file began. */
export const metered: Metered[] = [];

/**
 * The report of Google's emulator counts otherwise (a noted login came to 1,035 expressions there, and passed), so it does
 * not tell what a request costs. That emulator refuses by itself what is too much, which fails the case.
 */
export const isMetered = process.env.SCHOOLGATE_RULES_ON !== 'official';

let reader: CostReader | undefined;
/** The tallies as of the last request that was metered, by world; nothing when others have come since. */
let last: Tally[] | undefined;

/** The next request can't be measured from the last one on. */
export const missed = (): void => {
  last = undefined;
};

/** Does a request and fails when it comes too near to what rules may cost. */
export async function meter(what: string, request: () => Promise<unknown>): Promise<void> {
  if (!isCounting() || !isMetered) {
    await request();
    return;
  }
  reader ??= new CostReader(rulesText('firestore.rules'));
  const before = last ?? (await tallies(reader));
  await request();
  last = await tallies(reader);
  const cost = costOf(reader, before, last);
  metered.push({ what, ...cost });
  const excess = excessOf(cost);
  if (excess) throw new Error(excess);
}

/** What a request costs too much, in words; null when it stays within what rules may cost. */
export function excessOf({ expressions, lookUps, lookUpsInAll }: Cost): string | null {
  if (expressions > MOST_EXPRESSIONS) return `${expressions} expressions are more than ${MOST_EXPRESSIONS}.`;
  if (lookUps > MOST_LOOK_UPS) return `${lookUps} look-ups are more than ${MOST_LOOK_UPS}.`;
  if (lookUpsInAll > MOST_LOOK_UPS_IN_ALL)
    return `${lookUpsInAll} look-ups of a batch are more than ${MOST_LOOK_UPS_IN_ALL}.`;
  return null;
}

const tallies = (costs: CostReader): Promise<Tally[]> =>
  Promise.all(worlds.map(async ({ projectId }) => costs.tally(await reportOf(projectId))));

/** A request goes to one world. The local backend reports on worlds with the same rules as if they were one. */
function costOf(costs: CostReader, before: readonly Tally[], after: readonly Tally[]): Cost {
  const none: Cost = { expressions: 0, lookUps: 0, lookUpsInAll: 0 };
  return after
    .map((tally, index) => costs.between(before[index] ?? new Map(), tally))
    .reduce((most, cost) => (cost.expressions > most.expressions ? cost : most), none);
}

/** The backend's report on the rules of a project. */
export async function reportOf(projectId: string): Promise<Node[]> {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}:ruleCoverage`);
  return ((await answer.json()) as { report: Node[] }).report;
}
