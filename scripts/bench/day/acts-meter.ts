import { setTimeout as delay } from 'node:timers/promises';
import type { Control } from '../control.ts';
import { lookUpsOf } from './rule-reads.ts';
import type { Act } from './script.ts';
import type { Metered } from './stack.ts';
import { readsOf, sum, type Tally } from './tally.ts';
import { NONE, total, type Usage } from './usage.ts';

/** So many acts of a kind are asked for their rules. The most of them goes for all: the backend keeps few traces. */
const RULES_OF = 5;
/** What the tab that is open must hear of, and how long it has for that, in milliseconds. */
const HEARD: readonly Act[] = ['post', 'comment', 'like'];
const PATIENCE_MS = 3_000;
const POLL_MS = 50;
/** What the database deletes by itself (firestore.indexes.json). */
const EXPIRING =
  /^(rateCounters|inviteCodeGrants|_idempotencyKeys|_limits|_pushQueues|_reviewerMails|_accountLinks)\//;

/** What the acts of one kind have cost that were played. */
export interface Measured {
  act: Act;
  played: number;
  usage: Usage;
  /** Documents that were sent to the tab which stood open on the dashboard all the time. */
  delivered: number;
}

interface Kind extends Measured {
  /** While the tab heard. */
  heard: number;
  ruled: number;
  ruleReads: number;
}

/** Does acts one after another, and tells what each kind of them has cost until the functions were done with it. */
export class ActsMeter {
  readonly #metered: Metered;
  readonly #control: Control;
  readonly #revive: () => Promise<unknown>;
  readonly #kinds = new Map<Act, Kind>();
  /** How often each document was written. */
  readonly written = new Map<string, number>();
  /** How often the open tab did not hear of something. */
  silences = 0;
  #sequence = 0;

  /** @param revive loads the open tab anew, whose stream may fall silent on a busy machine */
  constructor(metered: Metered, control: Control, revive: () => Promise<unknown>) {
    this.#metered = metered;
    this.#control = control;
    this.#revive = revive;
  }

  /** @param uid who acts; null where rules are not asked */
  async act(act: Act, uid: string | null, work: () => Promise<unknown>): Promise<void> {
    const { clients, functions, browser, mail } = this.#metered;
    const kind = this.#kinds.get(act) ?? {
      act,
      played: 0,
      usage: NONE,
      delivered: 0,
      heard: 0,
      ruled: 0,
      ruleReads: 0,
    };
    this.#kinds.set(act, kind);
    const isRuled = uid !== null && kind.ruled < RULES_OF;
    // What came of signing in, and late of before, is not this one's.
    if (isRuled) await this.#passRules();
    for (const meter of [clients, functions]) meter.take();
    const [shown, mails] = [sum(browser.traffic.documents), mail.messages.all().length];
    const before = await this.#control.succeeded();
    await work();
    await this.#control.idle();
    const tallies = [clients.take(), functions.take()] as const;
    const fresh = tallies.flatMap(({ bytes }) => [...bytes]).filter(([path]) => !this.written.has(path));
    kind.played += 1;
    kind.usage = total([
      kind.usage,
      {
        clientReads: readsOf(tallies[0]),
        ruleReads: 0,
        functionReads: readsOf(tallies[1]),
        writes: ofBoth(tallies, ({ writes }) => sum(writes)),
        deletes: ofBoth(tallies, ({ deletes }) => deletes),
        expiring: fresh.filter(([path]) => EXPIRING.test(path)).length,
        storedBytes: fresh.reduce((all, [path, bytes]) => all + (EXPIRING.test(path) ? 0 : bytes), 0),
        invocations: (await this.#control.succeeded()) - before,
        mails: mail.messages.all().length - mails,
      },
    ]);
    for (const { writes } of tallies)
      for (const [path, count] of writes) this.written.set(path, (this.written.get(path) ?? 0) + count);
    if (isRuled) await this.#askRules(kind, uid);
    await this.#hear(kind, shown);
  }

  /** What the tab was sent; a tab that did not hear is loaded anew, and the act is left out of the mean. */
  async #hear(kind: Kind, shown: number): Promise<void> {
    const { documents } = this.#metered.browser.traffic;
    const end = Date.now() + PATIENCE_MS;
    while (HEARD.includes(kind.act) && sum(documents) === shown && Date.now() < end) await delay(POLL_MS);
    const delivered = sum(documents) - shown;
    if (HEARD.includes(kind.act) && delivered === 0) {
      this.silences += 1;
      await this.#revive();
      return;
    }
    kind.delivered += delivered;
    kind.heard += 1;
  }

  async #passRules(): Promise<void> {
    const [last] = await this.#control.decidedAfter(this.#sequence);
    this.#sequence = last?.sequence ?? this.#sequence;
  }

  async #askRules(kind: Kind, uid: string): Promise<void> {
    const own = (await this.#control.decidedAfter(this.#sequence)).filter((request) => request.uid === uid);
    kind.ruled += 1;
    const lookUps = own.reduce((all, request) => all + lookUpsOf(request), 0);
    kind.ruleReads = Math.max(kind.ruleReads, lookUps);
  }

  /** All kinds so far, with the look-ups of rules for all acts of each. */
  results(): Measured[] {
    return [...this.#kinds.values()].map(({ act, played, usage, delivered, heard, ruleReads }) => ({
      ...{ act, played },
      delivered: heard === 0 ? 0 : (delivered / heard) * played,
      usage: { ...usage, ruleReads: ruleReads * played },
    }));
  }
}

const ofBoth = (tallies: readonly Tally[], count: (tally: Tally) => number): number =>
  tallies.reduce((all, tally) => all + count(tally), 0);
