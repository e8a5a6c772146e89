import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { offsetOf, portsFor } from '../backend/ports.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../find-chromium.ts';
import { median } from './median.ts';
import { watchPages } from './watch.ts';

/** Where Lighthouse finds the browser. */
const PORT = portsFor(offsetOf('benchProxies')).hub;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Times in milliseconds; the shift is without unit. */
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

interface Subject {
  url: string;
  /** Anybody sees it, search engines among them, and nothing of a visit of before. */
  isPublic: boolean;
}

/** Medians of what Lighthouse says of a page. */
export interface Report {
  page: string;
  /** Out of 100. */
  scores: Partial<Record<Category, number>>;
  metrics: Record<keyof typeof METRICS, number>;
  /** Audits that failed in any run, but for those of performance. */
  failing: string[];
}

/** Gives a browser with a profile of its own to work with, which Lighthouse can be led to. */
export async function withAuditedBrowser<T>(
  posts: readonly string[],
  work: (context: BrowserContext, port: number) => Promise<T>,
): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${PORT}`],
  });
  try {
    await watchPages(context, posts);
    return await work(context, PORT);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** What Lighthouse says of a page, as it is opened on its phone. */
export async function audit(port: number, { url, isPublic }: Subject): Promise<Result> {
  const found = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: CATEGORIES.filter((category) => isPublic || category !== 'seo'),
    disableStorageReset: !isPublic,
  });
  if (!found) throw new Error(`Lighthouse says nothing of ${url}`);
  const { lhr } = found;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

/** Names of what a page fails at, with what it is about. */
function failingOf({ categories, audits }: Result): string[] {
  return CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id} (${audits[id]?.title})`),
  );
}

/** The medians of several audits of a page. */
export function reportOf(page: string, results: readonly Result[]): Report {
  const scores = Object.keys(results[0]?.categories ?? {}).map((category) => {
    const values = results.map(({ categories }) => categories[category]?.score ?? Number.NaN);
    return [category, Math.round(median(values) * 100)];
  });
  const metrics = Object.entries(METRICS).map(([name, id]) => {
    const value = median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    return [name, name === 'cls' ? Math.round(value * 1_000) / 1_000 : Math.round(value)];
  });
  return {
    page,
    scores: Object.fromEntries(scores),
    metrics: Object.fromEntries(metrics),
    failing: [...new Set(results.flatMap(failingOf))],
  };
}
