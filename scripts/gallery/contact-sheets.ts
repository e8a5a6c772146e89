import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../tests/browser/support/launch.ts';
import { ALBUM, MEASURES, SHOTS, STATES, shotName, THEMES, WINDOWS } from './album.ts';

/** How much smaller a window is on a sheet. */
const SCALE = 0.36;

/** Puts the pictures of each screen on one sheet: a row for each state, a column for each window and theme. */
export async function makeSheets(): Promise<void> {
  if (!existsSync(SHOTS)) return;
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  const file = join(ALBUM, 'sheet.html');
  for (const screen of readdirSync(SHOTS)) {
    writeFileSync(file, sheet(screen));
    await page.goto(pathToFileURL(file).href);
    await page.screenshot({ path: join(ALBUM, `${screen}.png`), fullPage: true });
  }
  rmSync(file);
  await browser.close();
}

function sheet(screen: string): string {
  const columns = THEMES.flatMap((theme) => WINDOWS.map((window) => ({ theme, ...window })));
  const cell = (state: string, { theme, width, height }: (typeof columns)[number]) => {
    const path = join(SHOTS, screen, shotName(state, width, theme));
    if (!existsSync(path)) return '<td></td>';
    const [w, h] = [width, height].map((side) => Math.round(side * SCALE));
    return `<td><img src="${pathToFileURL(path).href}" width="${w}" height="${h}" alt=""></td>`;
  };
  const rows = STATES.map((state) => {
    const cells = columns.map((column) => cell(state, column));
    if (cells.every((one) => one === '<td></td>')) return '';
    return `<tr><th scope="row">${state}</th>${cells.join('')}</tr>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>${screen}</title><style>
    body { margin: 16px; font: 16px sans-serif; background: #888; width: max-content }
    td, th { padding: 4px; vertical-align: top; text-align: left }
    img { display: block }
  </style><h1>${screen}</h1><table>${rows.join('')}</table>`;
}

/** Says what moved on each screen, and where the first post began, for those who look at the sheets. */
export function report(): void {
  if (!existsSync(MEASURES)) return;
  const measures = readFileSync(MEASURES, 'utf8')
    .trim()
    .split('\n')
    .map(
      (line) =>
        JSON.parse(line) as { screen: string; state: string; shift: number; firstPost: number | null },
    );
  console.log('\nLayout shift and first post (px from the top) at 390 × 844:');
  for (const { screen, state, shift, firstPost } of measures.toSorted((a, b) => b.shift - a.shift)) {
    const post = firstPost === null ? '' : `  ${Math.round(firstPost)} px`;
    console.log(`  ${shift.toFixed(4)}  ${screen} (${state})${post}`);
  }
  console.log(`\nOne sheet a screen: ${ALBUM}`);
}
