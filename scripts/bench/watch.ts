import type { BrowserContext } from '@playwright/test';
import { buildSync } from 'esbuild';

declare global {
  /** When one of the wanted posts was first on the screen. */
  var firstPost: Promise<number>;
}

/**
 * The script as the browser takes it. Not a function handed over: tsx leaves calls of a helper of its own in the text of
 * functions.
 */
function scriptFor(posts: readonly string[]): string {
  const { outputFiles } = buildSync({
    entryPoints: [new URL('in-page/watch.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  // Not every page shows one; whoever asks hears of it all the same.
  const first = `(globalThis.firstPost = watch.shown(${JSON.stringify(posts)})).catch(() => undefined);`;
  return outputFiles[0]?.text + (posts.length > 0 ? first : '');
}

/** Has every page of a context watched from its start, for these posts among others. */
export async function watchPages(context: BrowserContext, posts: readonly string[] = []): Promise<void> {
  await context.addInitScript({ content: scriptFor(posts) });
}
