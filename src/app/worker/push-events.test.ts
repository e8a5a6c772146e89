import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followClick, showPush, subscribeAnew } from './push-events';
import type { AppWindow, WorkerMessage, WorkerScope } from './scope';

type Answer = boolean | null;

/** A window of the app that answers so when it is told to go somewhere. */
function aWindow(fields: Partial<AppWindow> = {}, answer: Answer = true) {
  return {
    ...{ visibilityState: 'visible' as const, focused: false },
    focus: vi.fn(async () => undefined),
    navigate: vi.fn(async () => undefined),
    postMessage: vi.fn((_message: WorkerMessage, transfer?: Transferable[]) => {
      const [port] = (transfer ?? []) as MessagePort[];
      if (answer !== null) port?.postMessage(answer);
    }),
    ...fields,
  };
}

function aScope(windows: readonly AppWindow[] = []) {
  const key = new ArrayBuffer(65);
  return {
    registration: {
      showNotification: vi.fn(async () => undefined),
      pushManager: {
        subscribe: vi.fn(async () => ({}) as PushSubscription),
        getSubscription: vi.fn(async () => ({ options: { applicationServerKey: key } }) as PushSubscription),
      },
    },
    clients: { matchAll: vi.fn(async () => windows), openWindow: vi.fn(async () => undefined) },
    navigator: { setAppBadge: vi.fn(async () => undefined) },
  } satisfies WorkerScope;
}

const payload = {
  ...{ title: 'New comment on your post', body: '', url: '/post/p1', tag: 'comment_1' },
  ...{ badge: 3, canReply: true, isTest: false },
};
const sent = (fields: object = {}) => JSON.stringify({ ...payload, ...fields });
const hidden = () => aWindow({ visibilityState: 'hidden' });

beforeEach(() => void vi.useRealTimers());

describe('what is sent to a device', () => {
  it('is shown with its place and a way to answer, and counted on the icon', async () => {
    const scope = aScope([hidden()]);
    await showPush(scope, sent());
    expect(scope.registration.showNotification).toHaveBeenCalledWith('New comment on your post', {
      ...{ body: '', tag: 'comment_1', renotify: true, icon: '/icons/icon-192.png', lang: 'en' },
      ...{ data: { url: '/post/p1' }, actions: [{ action: 'reply', title: 'Reply' }] },
    });
    expect(scope.navigator.setAppBadge).toHaveBeenCalledWith(3);
  });

  it('has no way to answer where there is nothing to', async () => {
    const scope = aScope();
    await showPush(scope, sent({ canReply: false }));
    expect(scope.registration.showNotification).toHaveBeenCalledWith(
      payload.title,
      expect.objectContaining({ actions: [] }),
    );
  });

  it('pops up on no device that shows the app, and is counted there', async () => {
    const scope = aScope([hidden(), aWindow()]);
    await showPush(scope, sent());
    expect(scope.registration.showNotification).not.toHaveBeenCalled();
    expect(scope.navigator.setAppBadge).toHaveBeenCalledWith(3);
  });

  it('is shown where the app is on screen when somebody tries it out, and counts nothing', async () => {
    const scope = aScope([aWindow()]);
    await showPush(scope, sent({ isTest: true, badge: 0 }));
    expect(scope.registration.showNotification).toHaveBeenCalledOnce();
    expect(scope.navigator.setAppBadge).not.toHaveBeenCalled();
  });

  it('is shown where the icon can count nothing', async () => {
    const scope = aScope();
    scope.navigator.setAppBadge.mockRejectedValue(new Error('no icon'));
    await showPush(scope, sent());
    const { navigator: _navigator, ...rest } = scope;
    await showPush({ ...rest, navigator: {} }, sent());
    expect(scope.registration.showNotification).toHaveBeenCalledTimes(2);
  });

  it.each([undefined, '', 'hello', sent({ url: 'https://evil.test' })])(
    'is not shown when it is %j',
    async (text) => {
      const scope = aScope();
      await showPush(scope, text);
      expect(scope.registration.showNotification).not.toHaveBeenCalled();
    },
  );
});

describe('pressing it', () => {
  it('opens the place where no window is open', async () => {
    const scope = aScope();
    await followClick(scope, { url: '/post/p1' });
    expect(scope.clients.openWindow).toHaveBeenCalledWith('/post/p1');
  });

  it('leads the window there that is in use, and no other', async () => {
    const [other, used] = [aWindow(), aWindow({ focused: true })];
    const scope = aScope([hidden(), other, used]);
    await followClick(scope, { url: '/post/p1' });
    expect(used.postMessage).toHaveBeenCalledWith({ open: '/post/p1' }, [expect.anything()]);
    expect(used.focus).toHaveBeenCalledOnce();
    expect(used.navigate).not.toHaveBeenCalled();
    expect(other.postMessage).not.toHaveBeenCalled();
    expect(scope.clients.openWindow).not.toHaveBeenCalled();
  });

  it('opens another window where something typed would be lost', async () => {
    const open = aWindow({}, false);
    const scope = aScope([open]);
    await followClick(scope, { url: '/post/p1' });
    expect(open.navigate).not.toHaveBeenCalled();
    expect(scope.clients.openWindow).toHaveBeenCalledWith('/post/p1');
  });

  it('loads the place in a window that says nothing', async () => {
    vi.useFakeTimers();
    const open = aWindow({}, null);
    const scope = aScope([open]);
    const followed = followClick(scope, { url: '/post/p1' });
    await vi.advanceTimersByTimeAsync(1_000);
    await followed;
    expect(open.navigate).toHaveBeenCalledWith('/post/p1');
    expect(scope.clients.openWindow).not.toHaveBeenCalled();
  });

  it('opens another window where that one can’t be led', async () => {
    vi.useFakeTimers();
    const open = aWindow({ navigate: vi.fn(async () => Promise.reject(new Error('not controlled'))) }, null);
    const scope = aScope([open]);
    const followed = followClick(scope, { url: '/post/p1' });
    await vi.advanceTimersByTimeAsync(1_000);
    await followed;
    expect(scope.clients.openWindow).toHaveBeenCalledWith('/post/p1');
  });

  it.each([null, {}, { url: 'https://evil.test' }, { url: '//evil.test' }])(
    'leads nowhere else for %j',
    async (data) => {
      const scope = aScope();
      await followClick(scope, data);
      expect(scope.clients.openWindow).toHaveBeenCalledWith('/notifications');
    },
  );
});

describe('a subscription that the browser has ended', () => {
  it('is made anew by the same key, and open windows hear of it', async () => {
    const open = aWindow();
    const scope = aScope([open]);
    await subscribeAnew(scope, {});
    expect(scope.registration.pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: expect.any(ArrayBuffer),
    });
    expect(open.postMessage).toHaveBeenCalledWith('subscription-changed');
  });

  it('is not made twice where the browser has made it', async () => {
    const scope = aScope();
    await subscribeAnew(scope, { newSubscription: {} as PushSubscription });
    expect(scope.registration.pushManager.subscribe).not.toHaveBeenCalled();
  });
});
