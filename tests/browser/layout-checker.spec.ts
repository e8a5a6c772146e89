import type { Page } from '@playwright/test';
import { misfits } from './layout-support/misfits.ts';
import { expect, test } from './support/fixtures.ts';

// layout.spec.ts is worth what its checker notices, and lets pass what is as it should be.

const LOOKS = [
  { width: 390, text: 1 },
  { width: 320, text: 1 },
  { width: 320, text: 2 },
];
const ALL = '[320, 320 × 2, 390]';
const STYLE =
  '* { margin: 0; padding: 0; box-sizing: border-box } body { position: relative; font: 16px/20px monospace }';

async function found(page: Page, body: string): Promise<string[]> {
  await page.setContent(`<!doctype html><html lang="en"><style>${STYLE}</style><body>${body}</body></html>`);
  return misfits(page, LOOKS);
}

const FAULTS: Record<string, [body: string, found: string[]]> = {
  'a page that scrolls sideways': [
    '<div style="width: 350px; height: 9px"></div>',
    ['beyond the edge: <div > “” [320, 320 × 2]', 'the page scrolls sideways [320, 320 × 2]'],
  ],
  'words that only large letters push beyond an edge that hides them': [
    '<div style="overflow-x: clip"><p style="font-size: 1rem; white-space: nowrap">It fits at its usual size.</p></div>',
    [
      'cut or scrolls: <div > “It fits at its usual size.” [320 × 2]',
      'text beyond the edge: <p > “It fits at its usual size.” [320 × 2]',
    ],
  ],
  'words cut at the end of a line': [
    '<p style="width: 100px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Feast in the yard</p>',
    [`cut or scrolls: <p > “Feast in the yard” ${ALL}`],
  ],
  'words cut below': [
    '<p style="width: 100px; height: 30px; overflow: hidden">Feast in the yard</p>',
    [`cut below: <p > “Feast in the yard” ${ALL}`, `cut in half: <p > “Feast in the yard” ${ALL}`],
  ],
  'lines left out without a way to them': [
    '<p style="width: 100px; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden">Feast in the yard</p>',
    [`cut below: <p > “Feast in the yard” ${ALL}`],
  ],
  'half a line of what is cut on purpose': [
    '<p aria-label="Feast in the yard" style="width: 100px; height: 30px; overflow: hidden">Feast in the yard</p>',
    [`cut in half: <p > “Feast in the yard” ${ALL}`],
  ],
  'words wider than their card': [
    '<p style="width: 100px; border: 1px solid; white-space: nowrap">Feast in the yard</p>',
    [`text spills out of <p > “Feast in the yard”: <p > “Feast in the yard” ${ALL}`],
  ],
  'words higher than their card': [
    '<p style="width: 100px; height: 25px; background: #eee">Feast in the yard</p>',
    [`text spills below <p > “Feast in the yard”: <p > “Feast in the yard” ${ALL}`],
  ],
  'a button that stands out of its card': [
    '<div style="width: 100px; border: 1px solid"><button style="width: 120px">Go</button></div>',
    [`<button > “Go” stands out of <div > “Go” ${ALL}`],
  ],
  'words that lie on words': [
    '<p>Start</p><p style="margin-top: -12px">End</p>',
    [`<p > “End” shares room with <p > “Start” ${ALL}`],
  ],
  'a button that lies on words': [
    '<p>Feast in the yard</p><button style="position: absolute; top: 0; left: 30px">Go</button>',
    [`<button > “Go” shares room with <p > “Feast in the yard” ${ALL}`],
  ],
  'a button that lies on a button': [
    '<button>Yes</button><button style="margin-left: -9px">No</button>',
    [`<button > “No” shares room with <button > “Yes” ${ALL}`],
  ],
  'a button that lies on what is typed': [
    '<input aria-label="Search"><button style="position: absolute; top: 0; left: 9px">x</button>',
    [`<button > “x” shares room with <input > “Search” ${ALL}`],
  ],
  'a foot that lies on what scrolls': [
    '<div style="height: 100px; overflow-y: auto"><p style="height: 300px">Long</p></div><button style="display: block; margin-top: -9px">Go</button>',
    [`<button > “Go” shares room with <div > “Long” ${ALL}`],
  ],
  'a head on another axis than what follows': [
    '<main><header><h1>Events</h1></header><p style="margin-left: 20px">Feast</p></main>',
    [`another axis than the head: <p > “Feast” ${ALL}`],
  ],
  'a head that slides down its section': [
    '<div style="display: flex"><section aria-labelledby="head" style="display: grid; height: 300px"><header style="align-content: end"><h2 id="head">Schools</h2></header><p>One</p></section><section>Two</section></div>',
    [`far below the top of its section: <h2 > “Schools” ${ALL}`],
  ],
};

test('the checker notices every kind of fault', async ({ page }) => {
  for (const [name, [body, expected]] of Object.entries(FAULTS))
    expect.soft((await found(page, body)).toSorted(), name).toEqual(expected);
});

const SOUND: Record<string, string> = {
  'words that break into lines': `<p>${'Feast in the yard. '.repeat(9)}</p>`,
  'words for screen readers only':
    '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden">Read to you</p><p>Seen</p>',
  'what is cut and said in full by its title':
    '<p title="Feast in the yard" style="width: 90px; overflow: hidden; white-space: nowrap">Feast in the yard</p>',
  'what scrolls away under a foot':
    '<div style="height: 30px; overflow-y: auto"><p>One</p><p>Two</p><p>Three</p></div><button>Go</button>',
  'a table that scrolls sideways':
    '<div class="overflow-x-auto" style="overflow-x: auto"><p style="width: 900px">A wide table</p></div>',
  'a button in the room beside what is typed':
    '<input aria-label="Search" style="padding-right: 30px; width: 100px"><button style="position: absolute; top: 0; left: 75px">x</button>',
  'a head above what is set in a card':
    '<main><header><h1>Events</h1></header><div style="padding: 9px; border: 1px solid">Feast</div></main>',
};

test('the checker lets pass what is as it should be', async ({ page }) => {
  for (const [name, body] of Object.entries(SOUND)) expect.soft(await found(page, body), name).toEqual([]);
});
