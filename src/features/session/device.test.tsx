import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftFormKeys, draftKey, forgetDraftsOfOthers } from '@/features/drafts';
import { forgetPerson, forgetTab } from './device';

beforeEach(() => {
  for (const [key, text] of [
    [draftKey('ana', 'feed.oak.'), 'Hello'],
    [draftKey('ana', 'comment.p1'), 'Yes'],
    [draftKey('ben', 'feed.oak.'), 'Not hers'],
    ['schoolgate.school', 'oak'],
    ['another.app', 'stays'],
  ] as const)
    sessionStorage.setItem(key, text);
  for (const [key, text] of [
    ['selectedSchoolId', 'oak'],
    ['schoolgate.signedIn', '1'],
    ['another.app', 'stays'],
  ] as const)
    localStorage.setItem(key, text);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

const inTab = () => Object.keys(sessionStorage).sort();

it('knows the places where a person is writing, and of nobody else', () => {
  expect(draftFormKeys('ana').sort()).toEqual(['comment.p1', 'feed.oak.']);
  expect(draftFormKeys('an')).toEqual([]);
});

it('forgets what others were writing, and nothing else', () => {
  forgetDraftsOfOthers('ana');
  expect(inTab()).toEqual([
    'another.app',
    'schoolgate.draft.ana.comment.p1',
    'schoolgate.draft.ana.feed.oak.',
    'schoolgate.school',
  ]);
});

it('forgets a tab, and leaves what was written there and what tabs share', () => {
  sessionStorage.setItem('schoolgate.signedIn', '1');
  forgetTab();
  expect(inTab()).toEqual([
    'another.app',
    'schoolgate.draft.ana.comment.p1',
    'schoolgate.draft.ana.feed.oak.',
    'schoolgate.draft.ben.feed.oak.',
    'schoolgate.signedIn',
  ]);
  expect(Object.keys(localStorage)).toHaveLength(3);
});

describe('forgetting a person', () => {
  /** A database that answers a deletion with that event, or never. */
  function aDatabase(answer: string | null) {
    const deleteDatabase = vi.fn((_name: string) => {
      const request = new EventTarget();
      if (answer) queueMicrotask(() => request.dispatchEvent(new Event(answer)));
      return request;
    });
    vi.stubGlobal('indexedDB', { deleteDatabase });
    return deleteDatabase;
  }

  it.each(['success', 'error', 'blocked'])('ends once its database answers %s', async (answer) => {
    // Patience would end it, too: it must not be needed.
    vi.useFakeTimers();
    const deleteDatabase = aDatabase(answer);
    await forgetPerson();
    expect(deleteDatabase).toHaveBeenCalledExactlyOnceWith('schoolgate.outbox');
    expect(inTab()).toEqual(['another.app']);
    expect(Object.keys(localStorage)).toEqual(['another.app']);
  });

  it('goes on where the database never answers, or there is none', async () => {
    vi.useFakeTimers();
    aDatabase(null);
    const forgotten = forgetPerson();
    await vi.advanceTimersByTimeAsync(3_000);
    await expect(forgotten).resolves.toBeUndefined();
    vi.stubGlobal('indexedDB', undefined);
    await expect(forgetPerson()).resolves.toBeUndefined();
  });
});
