import type { BrowserContext, Page, Worker } from '@playwright/test';
import type { PushPayload } from '../../src/domain/push-payload.ts';
import { type FakeDevice, type PushServer, startPushServer } from '../support/push-server.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { numbered, writePosts } from './feed-support/posts.ts';
import { axe, expect, type Person, test } from './support/fixtures.ts';
import { launchOptions } from './support/launch.ts';

// There is no push service without the internet: the subscription is stubbed, and leads to a service of the tests, to which
// the functions really send. What that has decrypted is delivered to the worker by the browser itself.
test.use({ serviceWorkers: 'allow', launchOptions: launchOptions('whole') });
test.setTimeout(240_000);

let server: PushServer;
test.beforeAll(async () => {
  server = await startPushServer();
});
test.afterAll(() => server.stop());

/** What the browser's own push manager would do, at a service that is there. Runs in the page. */
function stub({ endpoint, keys }: Pick<FakeDevice, 'endpoint' | 'keys'>): void {
  const stored = 'stubbed-subscription';
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  const subscription = (key: string) => ({
    endpoint,
    options: { applicationServerKey: bytes(key).buffer },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      localStorage.removeItem(stored);
      return true;
    },
  });
  Object.assign(PushManager.prototype, {
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      localStorage.setItem(stored, applicationServerKey);
      return subscription(applicationServerKey);
    },
    getSubscription: async () => {
      const key = localStorage.getItem(stored);
      return key ? subscription(key) : null;
    },
  });
}

/** A browser that can be told of news, on the page of its choices. */
async function openChoices({ context, signIn }: Person, parent: TestUser): Promise<FakeDevice> {
  const device = server.device();
  await context.grantPermissions(['notifications']);
  await context.addInitScript(stub, { endpoint: device.endpoint, keys: device.keys });
  await signIn(parent, '/account/notifications');
  return device;
}

const turnOn = async (page: Page) => {
  await page.getByRole('button', { name: 'Turn on here' }).click();
  // The worker has to be there, which keeps all files of the app one by one before.
  await expect(page.getByText('This device is told of news.')).toBeVisible({ timeout: 90_000 });
};

const workerOf = async (context: BrowserContext): Promise<Worker> =>
  context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');

interface WorkEvent {
  waitUntil(this: WorkEvent, work: Promise<unknown>): void;
}
interface InWorker {
  registration: ServiceWorkerRegistration;
  clients: { openWindow(url: string): Promise<unknown> };
  opened: string[];
  dispatchEvent(event: Event): void;
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
  ExtendableEvent: { prototype: WorkEvent };
  PushEvent: { prototype: WorkEvent };
  /** Ends when the worker has done all that something delivered asks of it. */
  handled: Promise<unknown>;
}

/** Has the browser deliver something to the worker as from its push service, and waits until the worker is done with it. */
async function deliver(page: Page, payload: PushPayload): Promise<void> {
  const worker = await workerOf(page.context());
  await worker.evaluate(() => {
    const scope = self as unknown as InWorker;
    const { waitUntil } = scope.ExtendableEvent.prototype;
    scope.handled = new Promise((resolve) => {
      scope.PushEvent.prototype.waitUntil = function (work) {
        waitUntil.call(this, work);
        resolve(work);
      };
    });
  });
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(payload),
  });
  await worker.evaluate(() => (self as unknown as InWorker).handled);
}

/**
 * Titles of what the system shows. Only to be asked when nothing is about to be shown: Chromium takes what it finds noted
 * and not yet on screen for closed, and forgets it.
 */
const shown = (worker: Worker): Promise<string[]> =>
  worker.evaluate(async () =>
    (await (self as unknown as InWorker).registration.getNotifications()).map(({ title }) => title),
  );

/** Presses what is shown. Browsers let no script do that, so that no window may open: where it would is noted instead. */
const press = (worker: Worker): Promise<void> =>
  worker.evaluate(async () => {
    const scope = self as unknown as InWorker;
    scope.opened = [];
    scope.clients.openWindow = async (url) => void scope.opened.push(url);
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('Nothing is shown.');
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
const opened = (worker: Worker) => worker.evaluate(() => (self as unknown as InWorker).opened);

/** Notes what the number on the app's icon is, which no test can see. Runs in the page. */
function keepIconNumber(): void {
  Object.assign(navigator, {
    setAppBadge: async (count: number) => localStorage.setItem('icon-number', String(count)),
    clearAppBadge: async () => localStorage.removeItem('icon-number'),
  });
}
const iconNumber = (page: Page) => page.evaluate(() => localStorage.getItem('icon-number'));

/** What functions write of a comment on a parent's post. */
const news = ({ uid }: TestUser, school: TestSchool) => ({
  ...{ userId: uid, type: 'comment', actorId: 'ben', actorName: 'Ben' },
  ...{ message: 'Ben commented on your post.', link: '/directory', postId: 'p', commentId: 'c' },
  ...{ read: false, emailed: false, createdAt: new Date(), likeKey: null, event: null },
  ...{ schoolId: school.id, pushAt: new Date(), version: 1 },
});

test('a device is turned on by a press, tried out, listed and turned off', async ({ person, world }) => {
  const parent = await world.member(await world.school());
  const someone = await person();
  const { page, context } = someone;
  const device = await openChoices(someone, parent);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on here' })).toBeVisible();
  await axe(page);
  await turnOn(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toBeVisible();
  await axe(page);

  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('It is on its way to your devices.')).toBeVisible();
  const [trial] = device.received;
  expect(trial?.payload.isTest).toBe(true);
  // Shown although the app is on screen: somebody waits for it.
  await deliver(page, trial?.payload as PushPayload);
  const worker = await workerOf(context);
  expect(await shown(worker)).toEqual(['Notifications work on this device']);

  // What is chosen is there again.
  await page.getByRole('checkbox', { name: 'Likes: On devices' }).check();
  await expect
    .poll(async () => (await world.data(`users/${parent.uid}/settings/notifications`))?.kinds.like.push)
    .toBe(true);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Likes: On devices' })).toBeChecked();

  await page.getByRole('button', { name: 'Turn off here' }).click();
  await expect(page.getByRole('button', { name: 'Turn on here' })).toBeVisible();
  await expect(page.getByText('No device is told of news yet.')).toBeVisible();
});

test('news ring a device whose app is closed, and a press leads there @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const parent = await world.member(school);
  const someone = await person();
  const { page, context } = someone;
  const device = await openChoices(someone, parent);
  await turnOn(page);
  await page.getByRole('checkbox', { name: 'Keep quiet at night' }).uncheck();
  await expect
    .poll(async () => (await world.data(`users/${parent.uid}/settings/notifications`))?.quietHours)
    .toBe(null);
  const worker = await workerOf(context);

  // Where the app is on screen it tells by itself.
  await world.admin.db.doc(`notifications/first-${parent.uid}`).set(news(parent, school));
  await expect.poll(() => device.received.length).toBe(1);
  const payload = device.received[0]?.payload as PushPayload;
  expect(payload).toMatchObject({ title: 'New comment on your post', body: '', url: '/directory', badge: 1 });
  await deliver(page, payload);
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  expect(await shown(worker)).toEqual([]);

  // An open window in use goes there, without being loaded anew.
  await deliver(page, { ...payload, isTest: true });
  expect(await shown(worker)).toEqual(['New comment on your post']);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await press(worker);
  await expect(page).toHaveURL(/\/directory$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect(await opened(worker)).toEqual([]);
  await expect.poll(() => shown(worker)).toEqual([]);

  // Closed.
  await page.goto('about:blank');
  await deliver(page, payload);
  expect(await shown(worker)).toEqual(['New comment on your post']);
  await press(worker);
  await expect.poll(() => opened(worker)).toEqual(['/directory']);
  expect(device.calls()).toBe(1);
});

test('a comment rings a closed app once, leads to itself, and is read on all devices', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const mia = await world.member(school, { firstName: 'Mia', welcomePanelDismissed: true });
  const [post] = await writePosts(world, school, mia, numbered(1));
  await world.admin.db.doc(`users/${mia.uid}/settings/notifications`).set({ quietHours: null });
  const [phone, tablet, friend] = [await person(), await person(), await person()];
  const device = await openChoices(phone, mia);
  await turnOn(phone.page);
  const worker = await workerOf(phone.context);
  await tablet.context.addInitScript(keepIconNumber);
  await tablet.signIn(mia);
  await expect(tablet.page.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible();
  // Both are closed.
  await phone.page.goto('about:blank');

  await friend.signIn(await world.member(school, { firstName: 'Ben', lastName: 'Okoro' }));
  await friend.page.goto(`/post/${post?.id}`);
  await friend.page.getByLabel('Write a comment').fill('It is at the gate.');
  await friend.page.getByLabel('Write a comment').press('Control+Enter');
  await expect.poll(() => device.received.length).toBe(1);
  await expect.poll(() => iconNumber(tablet.page)).toBe('1');
  await tablet.page.goto('about:blank');

  await deliver(phone.page, device.received[0]?.payload as PushPayload);
  expect(await shown(worker)).toEqual(['New comment on your post']);
  await press(worker);
  await expect.poll(() => opened(worker)).toEqual([expect.stringMatching(/^\/post\/.+[?]comment=/)]);
  await phone.page.goto((await opened(worker))[0] ?? '');
  await expect(phone.page.locator(':focus')).toContainText('It is at the gate.');
  await expect(phone.page.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible();

  await tablet.page.goto('/dashboard');
  await expect(tablet.page.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible();
  await expect.poll(() => iconNumber(tablet.page)).toBe('0');
  expect(device.calls()).toBe(1);
});

test('a log-out ends what its device is told @any-screen', async ({ person, world }) => {
  const parent = await world.member(await world.school());
  const someone = await person();
  const { page } = someone;
  await openChoices(someone, parent);
  await turnOn(page);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => world.data(`users/${parent.uid}/devices/0`)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('stubbed-subscription'))).toBeNull();
});

test('who has posted is offered to hear of answers, once @any-screen', async ({ person, world }) => {
  const { page, context, signIn } = await person();
  await context.grantPermissions(['notifications']);
  await signIn(await world.member(await world.school()));
  const offer = page.getByText('Hear of answers');
  const post = async (text: string) => {
    await page.getByLabel('What would you like to share or ask?').fill(text);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();
    await expect(page.getByText('Sending...')).toHaveCount(0);
  };
  await expect(page.getByLabel('What would you like to share or ask?')).toBeVisible();
  await expect(offer).toBeHidden();
  await post('Lost: one blue mitten');
  await expect(offer).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'Choose what you hear of' }).click();
  await expect(page).toHaveURL('/account/notifications');
  await page.goto('/dashboard');
  await post('Found it');
  await expect(offer).toBeHidden();
});
