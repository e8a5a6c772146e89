import type { Browser, BrowserContext } from '@playwright/test';
import { logInForGood, type Site } from './sites.ts';
import { watchPages } from './watch.ts';

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Where the SDK keeps an account. */
const ACCOUNT = 'firebaseLocalStorageDb';
/**
 * That it was asked to be kept, that somebody is signed in, and the school that was chosen last, which is written into the bare
 * page. Whatever else the app keeps to be there sooner is left out.
 */
const NOTES = ['schoolgate.keepSignedIn', 'schoolgate.signedIn', 'selectedSchoolId'];

/** What a device has that keeps a sign-in and nothing else of a site. */
export async function keptSignIn(browser: Browser, site: Site, posts: readonly string[]): Promise<Kept> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    await watchPages(context, posts);
    await logInForGood(await context.newPage(), site);
    const { origins } = await context.storageState({ indexedDB: true });
    return {
      cookies: [],
      origins: origins.map((origin) => ({
        ...origin,
        localStorage: origin.localStorage.filter(({ name }) => NOTES.includes(name)),
        ...('indexedDB' in origin && { indexedDB: databases(origin.indexedDB) }),
      })),
    };
  } finally {
    await context.close();
  }
}

const databases = (all: unknown) => (all as { name: string }[]).filter(({ name }) => name === ACCOUNT);
