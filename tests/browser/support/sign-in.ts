import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { offsetOf, portsFor } from '../../../scripts/backend/ports.ts';

interface Account {
  email: string;
  password: string;
}

const ports = portsFor(offsetOf('tests'));

/** Leaves in the tab what the SDK and the app write down at a log-in. */
async function logInBefore({ email, password, service, key, session }: Account & Record<string, string>) {
  const ask = async (operation: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const url = `${service}/accounts:${operation}?key=${key}`;
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${operation}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const tokens = await ask('signInWithPassword', { email, password, returnSecureToken: true });
  const { users } = await ask('lookup', { idToken: tokens.idToken });
  const [{ displayName, emailVerified = false, providerUserInfo = [], createdAt, lastLoginAt }] = users;
  const user = {
    uid: tokens.localId,
    email,
    emailVerified,
    displayName,
    isAnonymous: false,
    providerData: providerUserInfo,
    stsTokenManager: {
      refreshToken: tokens.refreshToken,
      accessToken: tokens.idToken,
      expirationTime: Date.now() + Number(tokens.expiresIn) * 1000,
    },
    createdAt,
    lastLoginAt,
    apiKey: key,
    appName: '[DEFAULT]',
  };
  sessionStorage.setItem(`firebase:authUser:${key}:[DEFAULT]`, JSON.stringify(user));
  sessionStorage.setItem('schoolgate.session', session ?? '');
  sessionStorage.setItem('schoolgate.signedIn', '1');
}

/**
 * Opens the app as somebody who logged in to this tab before and left the sign-in unkept. The form has tests of its
 * own; filling it in again in each of the others would take a third of their time.
 * @param path where to arrive; opening the dashboard before would be half of a short test
 */
export async function arriveSignedIn(page: Page, account: Account, path?: string): Promise<void> {
  // A page without the app: one that is open would be told of the sign-in as of another tab's.
  await page.goto('/before-paint.js');
  const service = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1`;
  const { email, password } = account;
  // By the browser, as some tests lead it to a backend of their own.
  await page.evaluate(logInBefore, { email, password, service, key: 'local', session: randomUUID() });
  await page.goto(path ?? '/dashboard');
  // Whoever goes elsewhere waits for what they have come for.
  if (!path) await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
}

/** Fills in and sends the sign-in form of /login, and waits until it has led elsewhere. */
export async function signIn(page: Page, account: Account): Promise<void> {
  if (new URL(page.url(), 'http://localhost').pathname !== '/login') await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login(\?|$)/);
}
