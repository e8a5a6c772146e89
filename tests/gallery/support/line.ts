import type { Page } from '@playwright/test';

/** What is read of one's own account and school, without which no screen is reached. */
const KEPT = '(?!users/|schools/[^/]+"|rateCounters)';

/**
 * Asks the backend for other collections than the app does, which its rules refuse: so screens show what they show
 * when they may not read, or something is broken.
 */
export const refuseReads = (page: Page): Promise<unknown> =>
  page.route(/Firestore\/(Listen|RunQuery|BatchGet)/, async (route) => {
    const body = route.request().postData();
    if (!body) return route.continue();
    const asked = decodeURIComponent(body.replaceAll('+', ' '));
    const refused = asked
      .replaceAll(/"collectionId":"\w+"/g, '"collectionId":"refused"')
      .replaceAll(new RegExp(`/documents/${KEPT}\\w+/`, 'g'), '/documents/refused/');
    if (refused === asked) return route.continue();
    // Names and values of the form as they came, each value written anew.
    const fields = refused.split(/&(?=\w+=)/).map((field) => {
      const at = field.indexOf('=');
      return `${field.slice(0, at)}=${encodeURIComponent(field.slice(at + 1))}`;
    });
    return route.continue({ postData: fields.join('&') });
  });

/** Lets nothing through to the database from now on, as on a line that hardly answers. */
export const holdReads = (page: Page): Promise<unknown> =>
  page.route(/Firestore\/(Listen|RunQuery|BatchGet)/, () => undefined);

/** Goes to another screen without a new page, as a link does. */
export const follow = (page: Page, path: string): Promise<unknown> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
