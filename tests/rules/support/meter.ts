import type { TestContext } from 'vitest';
import { type Cost, CostReader, type Node, type Tally } from './cost';
import { isCounting } from './counts';
import { rulesText, worlds } from './environment';
import { fullestOf } from './fullest';
import { type Costs, inputsOf, type Measured, nameOf, readCosts } from './measured';

/** Of the 1,000 expressions that a write may cost, room is left for what the next feature adds. */
const MOST_EXPRESSIONS = 900;
const MOST_LOOK_UPS = 10;
const MOST_LOOK_UPS_IN_ALL = 20;

/** A request and what it cost. */
export interface Metered extends Cost {
  what: string;
}

/**
 * The report of Google's emulator counts otherwise (a noted login came to 1,035 expressions there, and passed), so it does
 * not tell what a request costs. That emulator refuses by itself what is too much, which fails the case.
 */
export const isMetered = process.env.SCHOOLGATE_RULES_ON !== 'official';

/** The test file that runs, and what was measured of it before, by the same rules and cases. */
interface File {
  name: string;
  inputs: string;
  before: Measured | null;
}

let file: File | undefined;
function openFile({ task }: TestContext): File {
  const name = nameOf(task.file.filepath);
  const inputs = inputsOf(name, rulesText('firestore.rules'));
  const known = readCosts()[name];
  return { name, inputs, before: known?.inputs === inputs ? known : null };
}

/** Metered since the file began. */
const metered: Metered[] = [];

/**
 * What is known of the file that runs by its end.
 * @param requests how many it has; where fewer were metered, as one failed or was not chosen, nothing is
 */
export function costsOfFile(requests: number): Costs {
  if (!file) return {};
  const { name, inputs, before } = file;
  if (before) return { [name]: before };
  const isWhole = metered.length === requests && metered.every((cost) => excessOf(cost) === null);
  return isWhole ? { [name]: { inputs, requests, fullest: fullestOf(metered) } } : {};
}

let reader: CostReader | undefined;
/** The tallies as of the last request that was metered, by world; nothing when others have come since. */
let last: Tally[] | undefined;

/** The next request can't be measured from the last one on. */
export const missed = (): void => {
  last = undefined;
};

/**
 * Does a request and fails when it comes too near to what rules may cost. What was measured before is not measured again.
 * @param context of the test; none where nobody adds up what it costs
 */
export async function meter(
  what: string,
  request: () => Promise<unknown>,
  context: TestContext | undefined,
): Promise<void> {
  if (context && isCounting() && isMetered) file ??= openFile(context);
  if (!file || file.before) {
    await request();
    return;
  }
  reader ??= new CostReader(rulesText('firestore.rules'));
  const before = last ?? (await tallies(reader));
  await request();
  last = await tallies(reader);
  const cost = costOf(reader, before, last);
  metered.push({ what: `${context?.task.suite?.name}: ${what}`, ...cost });
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
