import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  folderOf,
  MEASURES,
  SHOTS,
  type State,
  shotName,
  THEMES,
  WINDOWS,
} from '../../../scripts/gallery/album.ts';
import { pathPattern } from '../../browser/layout-support/walk.ts';

interface Wishes {
  /** Under which the picture is kept, where the address has more than one screen. */
  as?: string;
  /** Letters of so many times their size. */
  text?: number;
  /** Grey lines belong to this state. */
  loading?: boolean;
}

/** Photographs screens in every window and both themes, and notes what moved while each was loaded. */
export class Camera {
  constructor(
    private readonly page: Page,
    private readonly state: State,
  ) {}

  /** Loads an address in a phone's window, photographs it, and measures how it came. */
  async visit(path: string, wishes: Wishes = {}): Promise<void> {
    await this.open(path, wishes);
    await this.measure(path, wishes);
    await this.shoot(path, wishes);
  }

  /** Loads an address in a phone's window. */
  async open(path: string, wishes: Wishes = {}): Promise<void> {
    await this.page.setViewportSize(WINDOWS[0]);
    await this.page.goto(path);
    await this.settle(wishes);
  }

  /** Photographs a screen that was come to by a link. */
  async look(path: string, wishes: Wishes = {}): Promise<void> {
    await this.settle(wishes);
    await this.shoot(path, wishes);
  }

  /** Photographs what is on screen, as a state of the screen that the address leads to. */
  async shoot(path: string, { as, text = 1 }: Wishes = {}): Promise<void> {
    const { page } = this;
    const folder = join(SHOTS, folderOf(as ?? pathPattern(path)));
    mkdirSync(folder, { recursive: true });
    await page.evaluate((times) => {
      document.documentElement.style.fontSize = times === 1 ? '' : `${times * 100}%`;
    }, text);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.screenshot({
          path: join(folder, shotName(this.state, window.width, theme)),
          animations: 'disabled',
        });
      }
    }
  }

  /** Waits until nothing is on its way any more; what never comes is photographed as it is. */
  private async settle({ loading = false }: Wishes): Promise<void> {
    const { page } = this;
    const patience = { timeout: 10_000 };
    await page
      .locator('h1')
      .first()
      .waitFor(patience)
      .catch(() => undefined);
    if (!loading) {
      await page
        .waitForFunction(() => !document.querySelector('.animate-breathe, [aria-busy=true]'), null, patience)
        .catch(() => undefined);
    }
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  }

  private async measure(path: string, { as }: Wishes): Promise<void> {
    const measured = await this.page.evaluate(() => ({
      shift: (window as typeof window & { shift?: number }).shift ?? 0,
      firstPost: document.querySelector('main article')?.getBoundingClientRect().top ?? null,
    }));
    const line = { screen: as ?? pathPattern(path), state: this.state, ...measured };
    appendFileSync(MEASURES, `${JSON.stringify(line)}\n`);
  }
}

/** Adds up, on each page opened from now on, what moves without being asked to. */
export const watchShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const record = window as typeof window & { shift: number };
    record.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) record.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
