import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const CODE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** One rule that a page breaks, with the elements that break it. */
export interface Violation {
  id: string;
  help: string;
  nodes: { html: string; target: string }[];
}

/**
 * Asks axe about a page, or about the elements of a selector. The app has no frames. Its code is put into a page once, not
 * for each question, as that takes longer than most answers.
 * @throws Error when the selector finds nothing
 */
export async function runAxe(
  page: Page,
  runOnly: RunOptions['runOnly'],
  selector: string | null = null,
): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(CODE);
  return page.evaluate(ask, { selector, options: { runOnly, resultTypes: ['violations' as const] } });
}

/** Runs in the page. */
async function ask({
  selector,
  options,
}: {
  selector: string | null;
  options: RunOptions;
}): Promise<Violation[]> {
  const { axe } = window as unknown as {
    axe: { run(context: Document | { include: string[] }, options: RunOptions): Promise<AxeResults> };
  };
  const { violations } = await axe.run(selector ? { include: [selector] } : document, options);
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, target }) => ({ html, target: String(target[0]) })),
  }));
}
