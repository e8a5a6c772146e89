import { describe, expect, it, test } from 'vitest';
import { DAY_MS } from '@/domain/time';
import { type DraftPoll, draftOfPoll } from './draft-poll';
import { readPoll } from './read-poll';

const now = new Date();
const draft = (fields: Partial<DraftPoll> = {}): DraftPoll => ({
  ...{ options: ['Pizza', 'Soup'], isMultiple: false, end: '7', at: '' },
  ...fields,
});
const problemsOf = (fields: Partial<DraftPoll>) => readPoll(draft(fields), now).problems;

describe('a poll that is being written', () => {
  it('asks for what its fields hold, without blanks and without those that are left empty', () => {
    const { poll } = readPoll(draft({ options: [' Pizza ', '', 'Soup', '  '], end: '3' }), now);
    expect(poll).toEqual({
      options: ['Pizza', 'Soup'],
      isMultiple: false,
      endsAt: new Date(now.getTime() + 3 * DAY_MS),
    });
  });

  it('ends at the moment that was chosen, or never', () => {
    const at = new Date(now.getTime() + DAY_MS);
    expect(readPoll(draft({ end: 'at', at: at.toISOString() }), now).poll?.endsAt).toEqual(at);
    expect(readPoll(draft({ end: 'never' }), now).poll?.endsAt).toBeNull();
  });

  it.each([
    ['of one option', { options: ['Pizza', '', ''] }, { options: { 1: 'pollTooFew' } }],
    ['of none', { options: ['', ''] }, { options: { 0: 'pollTooFew' } }],
    ['with one twice', { options: ['Pizza', '', 'Soup', 'Pizza'] }, { options: { 3: 'pollSame' } }],
    ['with a long one', { options: ['', 'Soup', 'x'.repeat(81), 'Rice'] }, { options: { 2: 'tooLong' } }],
    ['that ends at no time', { end: 'at' }, { options: {}, end: 'pollEndMissing' }],
    [
      'that is over',
      { end: 'at', at: new Date(now.getTime() - 1_000).toISOString() },
      { options: {}, end: 'pollEndPast' },
    ],
    [
      'that goes on too long',
      { end: 'at', at: new Date(now.getTime() + 61 * DAY_MS).toISOString() },
      { options: {}, end: 'pollEndFar' },
    ],
  ] as const)('%s is none, and its field says why', (_, fields, problems) => {
    expect(readPoll(draft(fields), now).poll).toBeNull();
    expect(problemsOf(fields)).toEqual(problems);
  });
});

test('what was sent off and comes back asks for the same', () => {
  for (const endsAt of [null, new Date(now.getTime() + DAY_MS)]) {
    const poll = { options: ['Pizza', 'Soup'], isMultiple: true, endsAt };
    expect(readPoll(draftOfPoll(poll), now).poll).toEqual(poll);
  }
});
