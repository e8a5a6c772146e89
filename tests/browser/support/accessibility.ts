import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Pages that a test has held against WCAG itself, where it mattered to it. */
const inspected = new WeakSet<Page>();

/** Every part of a page that was held against WCAG in this process, on this width. */
const parts = new Set<string>();

/** Holds the page as it is now against WCAG 2.2 AA. */
export async function axe(page: Page): Promise<void> {
  inspected.add(page);
  // The app has no frames: without the mode for them there is no second page to open each time.
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
  for (const part of await partsOf(page)) parts.add(part);
}

/**
 * Holds every page of the app that a test has not looked at so against WCAG, as the test leaves it. A page all of whose
 * parts were held against it before, in the same place and order, would tell nothing new.
 */
export async function inspectUnseen(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    if (inspected.has(page) || !page.url().startsWith('http')) continue;
    await page.waitForLoadState();
    const known = (await partsOf(page)).every((part) => parts.has(part));
    if (known) continue;
    // Colours on their way to others would be measured else.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await axe(page);
  }
}

/**
 * What the rules look at: each element with its looks, its attributes and those it stands in, whether it says
 * anything, and the outline of headings and landmarks.
 */
export const partsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const own = (element: Element) =>
      [
        element.localName,
        element.getAttribute('class'),
        ...element.getAttributeNames().filter((name) => !name.startsWith('data-')),
        element.getAttribute('role'),
        element.textContent?.trim() ? 'says' : 'silent',
      ].join(' ');
    for (const element of document.body.querySelectorAll('*')) {
      const chain = [element, element.parentElement, element.parentElement?.parentElement];
      found.add(chain.map((one) => (one ? own(one) : '')).join(' < '));
    }
    const outline = [
      ...document.querySelectorAll('h1,h2,h3,h4,h5,h6,header,main,nav,aside,footer,section,[role]'),
    ];
    const levels = outline.map((element) => `${element.localName} ${element.getAttribute('role')}`);
    // Twice the same in a row is a longer list of the same things.
    found.add(levels.filter((level, index) => level !== levels[index - 1]).join(', '));
    found.add(
      `${document.documentElement.lang} ${document.documentElement.className} ${document.title !== ''}`,
    );
    return [...found];
  });
