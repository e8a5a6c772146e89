import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hereZone } from '@/domain/time-zone';
import { useDrafts } from '@/features/drafts';
import type { EntryOf } from '@/features/offline';
import { toInputTime } from '@/ui/input-time';
import { type EventDraft, restoreToEventForm } from './event-draft';

const start = new Date(2026, 4, 12, 10);
const entry = (fields: Partial<EntryOf<'event'>> = {}): EntryOf<'event'> => ({
  ...{ kind: 'event', id: 'event-fair', eventId: 'fair', schoolId: 'oak', isNew: false, uid: 'ana' },
  ...{ timeZone: hereZone(), series: null },
  input: {
    title: 'Fair',
    start,
    end: null,
    location: 'Gym',
    description: 'Games',
    places: 20,
    rsvpsClosed: false,
    isCancelled: false,
  },
  ...{
    since: new Date(0),
    refused: 'unknown',
    held: null,
    progress: null,
    isSent: false,
    isDiscarded: false,
  },
  ...fields,
});
const drafts = () => renderHook(useDrafts).result.current;
const all = {
  ...{ title: 'Fair', start: toInputTime(start), end: '', location: 'Gym', description: 'Games' },
  ...{ places: '20', rsvpsClosed: false, isCancelled: false },
  ...{ repeat: '' as const, until: '', scope: 'one' as const },
};

it.each<[string, EntryOf<'event'>, string, EventDraft]>([
  ['a new event all', entry({ isNew: true }), 'event.oak.from-fair', all],
  ['a change what was changed', entry({ changed: ['title'] }), 'event.oak.fair', { title: 'Fair' }],
  ['an older version’s change all', entry(), 'event.oak.fair', all],
])('the form takes up of %s', (_what, sent, place, typed) => {
  expect(restoreToEventForm(sent, drafts())).toBe(true);
  expect(drafts()(place).get()).toEqual(typed);
});

it('the form takes up nothing where another change of the event is being typed', () => {
  const draft = drafts()<EventDraft>('event.oak.fair');
  draft.set({ location: 'Park' });
  expect(restoreToEventForm(entry(), drafts())).toBe(false);
  expect(draft.get()).toEqual({ location: 'Park' });
});
