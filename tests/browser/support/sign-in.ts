import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { offsetOf, portsFor } from '../../../scripts/backend/ports.ts';

interface Account {
  email: string;
  password: string;
}

const ports = portsFor(offsetOf('tests'));
const API_KEY = 'local';

/** Asks the backend's sign-in service as the SDK does. */
async function ask<T>(operation: string, body: object): Promise<T> {
  const url = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=${API_KEY}`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status, `${operation} at the sign-in service`).toBe(200);
  return (await answer.json()) as T;
}

/** The signed-in person as the SDK writes it down. */
async function storedUser({ email, password }: Account): Promise<string> {
  const tokens = await ask<{ idToken: string; refreshToken: string; localId: string; expiresIn: string }>(
    'signInWithPassword',
    { email, password, returnSecureToken: true },
  );
  const { users } = await ask<{ users: Record<string, unknown>[] }>('lookup', { idToken: tokens.idToken });
  const { displayName, emailVerified, providerUserInfo, createdAt, lastLoginAt } = users[0] ?? {};
  return JSON.stringify({
    uid: tokens.localId,
    email,
    emailVerified: emailVerified ?? false,
    displayName,
    isAnonymous: false,
    providerData: providerUserInfo ?? [],
    stsTokenManager: {
      refreshToken: tokens.refreshToken,
      accessToken: tokens.idToken,
      expirationTime: Date.now() + Number(tokens.expiresIn) * 1000,
    },
    createdAt,
    lastLoginAt,
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  });
}

/**
 * Opens the app as somebody who logged in to this tab before and left the sign-in unkept. The form has tests of its
 * own; filling it in again in each of the others would take a third of their time.
 */
export async function arriveSignedIn(page: Page, account: Account): Promise<void> {
  const user = await storedUser(account);
  // A page without the app: one that is open would be told of the sign-in as of another tab's.
  await page.goto('/before-paint.js');
  await page.evaluate(
    ([key, text, session]) => {
      sessionStorage.setItem(key, text);
      sessionStorage.setItem('schoolgate.session', session);
      sessionStorage.setItem('schoolgate.signedIn', '1');
    },
    [`firebase:authUser:${API_KEY}:[DEFAULT]`, user, randomUUID()] as const,
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
}

/** Fills in and sends the sign-in form of /login, and waits until it has led elsewhere. */
export async function signIn(page: Page, account: Account): Promise<void> {
  if (new URL(page.url(), 'http://localhost').pathname !== '/login') await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login(\?|$)/);
}
