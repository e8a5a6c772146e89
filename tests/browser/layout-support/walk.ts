import type { Locator, Page } from '@playwright/test';
import { patternOf } from '../../../src/app/route-paths.ts';
import { expect, type Person } from '../support/fixtures.ts';
import { lettersCame } from '../support/letters.ts';
import { type Look, misfits } from './misfits.ts';

/** Both sides of every breakpoint, and letters of twice the size. */
const LOOKS: Look[] = [
  ...[320, 360, 390, 640, 768, 1280].map((width) => ({ width, text: 1 })),
  ...[320, 390, 768, 1280].map((width) => ({ width, text: 2 })),
];

/** An address and something that is there once its data has come. */
export type Screen = [path: string, loaded: Locator];

export const pathPattern = (path: string): string => patternOf(new URL(path, 'http://localhost').pathname);

/**
 * A way through the screens that looks at each of them in every window, and says at the end what did not fit, all at
 * once. Each is loaded once and then laid out anew: a reload for each window would take half an hour.
 */
export class Walk {
  readonly page: Page;
  readonly #found: string[] = [];

  constructor({ page }: Person) {
    this.page = page;
  }

  /** Opens addresses, and looks at each when its data is there. */
  async to(...screens: Screen[]): Promise<void> {
    // What moves would be measured on its way.
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [path, loaded] of screens) {
      await this.page.goto(path);
      await expect(loaded.first()).toBeVisible();
      await this.look(path);
    }
  }

  async look(name: string): Promise<void> {
    // Grey lines for what is on its way.
    await expect(this.page.locator('.animate-breathe')).toHaveCount(0);
    await lettersCame(this.page);
    for (const what of await misfits(this.page, LOOKS)) this.#found.push(`${name}: ${what}`);
  }

  /** Opens a window over the page, looks at it and closes it. */
  async window(name: string, open: Locator, opened: Locator): Promise<void> {
    await open.first().click();
    await expect(opened.first()).toBeVisible();
    await this.look(name);
    await this.page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  }

  check(): void {
    expect(this.#found).toEqual([]);
  }
}
