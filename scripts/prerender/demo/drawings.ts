import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { KeptElement } from '../../../src/app/home-snapshot/elements.ts';
import type { Place } from './draw.ts';
import { ofAnyDay } from './of-any-day.ts';
import { toHtml } from './to-html.ts';

/** How long drawing may take, in milliseconds; two seconds are usual. */
const MOST_MS = 120_000;

const DRAW = fileURLToPath(new URL('./draw.ts', import.meta.url));

/** As different as two visits may be: the weekday, the month, the zone, how times are written, the screen. */
const PLACES: readonly (Place & { zone: string })[] = [
  { daysAhead: 0, locale: 'en-US', zone: 'America/New_York', width: 390 },
  { daysAhead: 45, locale: 'en-GB', zone: 'Asia/Tokyo', width: 1280 },
];

async function draw(module: string, { zone, ...place }: (typeof PLACES)[number]): Promise<KeptElement> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', DRAW, module, JSON.stringify(place)],
    { env: { ...process.env, TZ: zone, NODE_ENV: 'production' }, maxBuffer: 10_000_000, timeout: MOST_MS },
  );
  return JSON.parse(stdout.split('\n').at(-1) ?? '') as KeptElement;
}

/**
 * The demo as HTML, with nothing in it that is true of one day alone: the page of a build is read for weeks.
 * @param module address of src/app/prerender-demo.tsx, built for Node
 * @param base what the addresses of the demo begin with
 */
export async function demoAsHtml(module: string, base: string): Promise<string> {
  const [one, other] = await Promise.all(PLACES.map((place) => draw(module, place)));
  if (!one || !other) throw new Error('It takes two to say what differs.');
  return toHtml(ofAnyDay(one, other), base);
}
