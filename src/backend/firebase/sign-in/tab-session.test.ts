import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANSWER_MS, BLIND_ANSWER_MS, type Message, type StoredUser, TabSession } from './tab-session';

const KEY = 'firebase:authUser:key:[DEFAULT]';
const user = (uid: string, token = `token-of-${uid}`): StoredUser => ({ uid, token });
const ana = user('ana');
const ben = user('ben');

interface Wishes {
  /** What the tab's storage has from before. */
  stored?: Record<string, string>;
  mayJoin?: () => boolean;
}

/** A browser with tabs that hear each other, in the order of what they say. */
function aBrowser({ locks = true } = {}) {
  const tabs = new Set<{ tab: TabSession; frozen: boolean }>();
  const held: string[] = [];
  const ended = new Set<string>();
  const said: Message[] = [];
  let ids = 0;

  function open({ stored = {}, mayJoin = () => true }: Wishes = {}) {
    const texts = new Map(Object.entries(stored));
    const tab = new TabSession({
      text: (key) => ({
        get: () => texts.get(key) ?? null,
        set(text) {
          if (text === null) texts.delete(key);
          else texts.set(key, text);
          return true;
        },
      }),
      send(message) {
        said.push(message);
        const heard = structuredClone(message);
        for (const other of tabs) {
          if (other.tab !== tab && !other.frozen) setTimeout(() => other.tab.receive(heard), 1);
        }
      },
      hold(session) {
        held.push(session);
        return () => void held.splice(held.indexOf(session), 1);
      },
      openSessions: () => Promise.resolve(locks ? [...new Set(held)] : null),
      ended,
      newId: () => `session-${++ids}`,
      mayJoin,
    });
    const place = { tab, frozen: false };
    tabs.add(place);
    tab.open(KEY);
    const heard = vi.fn();
    tab.listen(heard);
    return { tab, texts, heard, freeze: () => (place.frozen = true) };
  }
  return { open, held, ended, said };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const soon = () => vi.advanceTimersByTimeAsync(5);

describe('A sign-in of the browser session', () => {
  it('reaches a new tab, and stays when the first is closed', async () => {
    const browser = aBrowser();
    const first = browser.open();
    first.tab.set(ana);
    const second = browser.open();
    const answer = second.tab.ask();
    await soon();
    expect(await answer).toEqual(ana);
    expect(second.texts.get(KEY)).toBe(JSON.stringify(ana));
    first.tab.remove();
    expect(browser.held).toHaveLength(1);
  });

  it('is not waited for where no tab has one', async () => {
    const browser = aBrowser();
    browser.open();
    expect(await browser.open().tab.ask()).toBeNull();
    expect(browser.said).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is waited for a second when the tab that has it sleeps', async () => {
    const browser = aBrowser();
    const first = browser.open();
    first.tab.set(ana);
    first.freeze();
    const answered = vi.fn();
    void browser.open().tab.ask().then(answered);
    await vi.advanceTimersByTimeAsync(ANSWER_MS - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('is asked for blindly, and briefly, where the browser has no locks', async () => {
    const browser = aBrowser({ locks: false });
    const alone = browser.open().tab.ask();
    await vi.advanceTimersByTimeAsync(BLIND_ANSWER_MS);
    expect(await alone).toBeNull();
    browser.open().tab.set(ana);
    const answer = browser.open().tab.ask();
    await soon();
    expect(await answer).toEqual(ana);
  });

  it('is taken from nobody when two people are signed in', async () => {
    const browser = aBrowser();
    browser.open({ stored: { [KEY]: JSON.stringify(ana), 'schoolgate.session': 'a' } });
    browser.open({ stored: { [KEY]: JSON.stringify(ben), 'schoolgate.session': 'b' } });
    expect(await browser.open().tab.ask()).toBeNull();
    expect(browser.said).toEqual([]);
  });

  it('is the same whichever of two tabs answers', async () => {
    const browser = aBrowser();
    browser.open().tab.set(ana);
    const second = browser.open();
    void second.tab.ask();
    await soon();
    const third = browser.open();
    const answer = third.tab.ask();
    await soon();
    expect(await answer).toEqual(ana);
    expect(new Set(browser.held).size).toBe(1);
    expect(third.heard).toHaveBeenCalled();
  });

  it('takes along the tabs that show the log-in, and newer tokens', async () => {
    const browser = aBrowser();
    const waiting = browser.open();
    const first = browser.open();
    first.tab.set(ana);
    await soon();
    expect(waiting.tab.own()).toEqual(ana);
    expect(waiting.heard).toHaveBeenCalledOnce();
    const newer = user('ana', 'newer');
    waiting.tab.set(newer);
    await soon();
    expect(first.tab.own()).toEqual(newer);
  });

  it('leaves a tab of somebody else alone, and a device that keeps a sign-in', async () => {
    const browser = aBrowser();
    const other = browser.open({ stored: { [KEY]: JSON.stringify(ben) } });
    const kept = browser.open({ mayJoin: () => false });
    browser.open().tab.set(ana);
    await soon();
    expect(other.tab.own()).toEqual(ben);
    expect(kept.tab.own()).toBeNull();
    expect(await kept.tab.ask()).toBeNull();
  });

  it('becomes one when a person signs in twice at once', async () => {
    const browser = aBrowser();
    const tabs = [browser.open(), browser.open()];
    for (const { tab } of tabs) tab.set(ana);
    await soon();
    const sessions = new Set(tabs.map(({ texts }) => texts.get('schoolgate.session')));
    expect(sessions.size).toBe(1);
    expect(new Set(browser.held)).toEqual(sessions);
  });

  it('survives a reload, also one of before it had an id', async () => {
    const browser = aBrowser();
    const { tab, texts } = browser.open({ stored: { [KEY]: JSON.stringify(ana) } });
    expect(tab.own()).toEqual(ana);
    const again = browser.open({ stored: Object.fromEntries(texts) });
    expect(again.tab.own()).toEqual(ana);
    expect(browser.open({ stored: { [KEY]: 'not JSON' } }).tab.own()).toBeNull();
  });
});

describe('Signing out', () => {
  it('reaches every tab of the person and no other', async () => {
    const browser = aBrowser();
    const other = browser.open({ stored: { [KEY]: JSON.stringify(ben) } });
    const first = browser.open();
    const second = browser.open();
    first.tab.set(ana);
    await soon();
    second.heard.mockClear();
    first.tab.leave('ana');
    first.tab.remove();
    await soon();
    expect(second.tab.own()).toBeNull();
    expect(second.texts.size).toBe(0);
    expect(second.heard).toHaveBeenCalledOnce();
    expect(other.tab.own()).toEqual(ben);
    expect(browser.held).toHaveLength(1);
  });

  it('wins over an answer that is under way', async () => {
    const browser = aBrowser();
    const first = browser.open();
    first.tab.set(ana);
    const second = browser.open();
    const answer = second.tab.ask();
    await vi.advanceTimersByTimeAsync(1);
    first.tab.leave('ana');
    first.tab.remove();
    await soon();
    await answer;
    expect(second.tab.own()).toBeNull();
    // The SDK had taken the answer and writes it back when it has asked the server.
    second.heard.mockClear();
    second.tab.set(ana);
    await soon();
    expect(second.tab.own()).toBeNull();
    expect(second.texts.size).toBe(0);
    expect(second.heard).toHaveBeenCalledOnce();
  });

  it('ends the wait of a tab that asks for it', async () => {
    const browser = aBrowser();
    const first = browser.open();
    first.tab.set(ana);
    first.freeze();
    const answered = vi.fn();
    void browser.open().tab.ask().then(answered);
    await soon();
    first.tab.leave('ana');
    await soon();
    expect(answered).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('holds for tabs that slept through it, awakened or loaded again', async () => {
    const browser = aBrowser();
    const first = browser.open();
    const sleeper = browser.open();
    first.tab.set(ana);
    await soon();
    sleeper.freeze();
    const discarded = Object.fromEntries(sleeper.texts);
    first.tab.leave('ana');
    first.tab.remove();
    await soon();
    expect(sleeper.tab.own()).toEqual(ana);
    sleeper.tab.wake();
    expect(sleeper.tab.own()).toBeNull();
    expect(browser.open({ stored: discarded }).tab.own()).toBeNull();
  });

  it('is not undone by a tab that speaks too late', async () => {
    const browser = aBrowser();
    const { tab } = browser.open();
    tab.set(ana);
    const said = browser.said.find(({ type }) => type === 'have') as Message;
    tab.leave('ana');
    tab.remove();
    tab.receive({ type: 'have', session: 'another', user: ana });
    expect(tab.own()).toBeNull();
    // Nor in a tab that was not there to hear of the end.
    const later = browser.open();
    later.tab.receive(said);
    expect(later.tab.own()).toBeNull();
  });

  it('is no ban: the same person may sign in again', async () => {
    const browser = aBrowser();
    const { tab } = browser.open();
    tab.set(ana);
    tab.leave('ana');
    tab.remove();
    tab.begin();
    tab.set(ana);
    expect(tab.own()).toEqual(ana);
    tab.wake();
    expect(tab.own()).toEqual(ana);
  });

  it('is not told when a token fails in one tab', async () => {
    const browser = aBrowser();
    const first = browser.open();
    const second = browser.open();
    first.tab.set(ana);
    await soon();
    second.tab.remove();
    await soon();
    expect(first.tab.own()).toEqual(ana);
  });
});
