import { GlobalRegistrator } from '@happy-dom/global-registrator';
import type { KeptElement } from '../../../src/app/home-snapshot/elements.ts';

// Draws the demo in a window without a screen, and says on the last line of its output what is in it:
// `draw.ts <module> <place as JSON>`.
// A program of its own, as React takes the window that is there when it is loaded for the browser's.

/** What src/app/prerender-demo.tsx offers, built for Node. */
interface DemoModule {
  drawDemo(): Promise<KeptElement>;
}

/** Where and when it is drawn. */
export interface Place {
  /** How many days from now. */
  daysAhead: number;
  locale: string;
  /** CSS pixels. */
  width: number;
}

const DAY_MS = 86_400_000;

function moveClock(daysAhead: number): void {
  const Now = Date;
  const now = () => Now.now() + daysAhead * DAY_MS;
  globalThis.Date = class extends Now {
    constructor(...when: [] | [number]) {
      super(...(when.length === 0 ? ([now()] as [number]) : when));
    }
    static override now = now;
  } as DateConstructor;
}

const [module = '', place = ''] = process.argv.slice(2);
const { daysAhead, locale, width } = JSON.parse(place) as Place;
moveClock(daysAhead);
GlobalRegistrator.register({ url: 'http://localhost/demo', width, height: 800 });
Object.defineProperties(navigator, { language: { value: locale }, languages: { value: [locale] } });
const { drawDemo } = (await import(module)) as DemoModule;
// The last line, whatever has been said before.
process.stdout.write(`\n${JSON.stringify(await drawDemo())}`, () => process.exit());
