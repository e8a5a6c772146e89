import { expect, test } from 'vitest';
import type { Decision } from '@/domain/entities/moderation-case';
import { outcomeOf } from './close-reports';

const decided = (act: Decision['act']): Decision => ({
  act,
  days: null,
  ruleId: null,
  ruleTitle: null,
  words: null,
  by: 'mo',
  at: new Date(0),
});
const appeal = (outcome: 'upheld' | 'overturned' | null) => ({
  words: 'Why',
  at: new Date(0),
  outcome,
  answer: null,
  by: null,
  decidedAt: null,
});

test.each([
  ['no-action', 'no-action'],
  ['hide', 'taken-down'],
  ['remove', 'taken-down'],
  ['warn', 'acted'],
  ['pause', 'acted'],
  ['remove-member', 'acted'],
] as const)('after %s a report is %s', (act, outcome) => {
  expect(outcomeOf({ decision: decided(act), appeal: null })).toBe(outcome);
  expect(outcomeOf({ decision: decided(act), appeal: appeal(null) })).toBe(outcome);
  expect(outcomeOf({ decision: decided(act), appeal: appeal('upheld') })).toBe(outcome);
  expect(outcomeOf({ decision: decided(act), appeal: appeal('overturned') })).toBe('overturned');
});

test('before a decision nothing has become of it', () => {
  expect(outcomeOf({ decision: null, appeal: null })).toBeNull();
});
