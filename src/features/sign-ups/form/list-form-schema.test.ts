import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/domain/time';
import { listFormSchema } from './list-form-schema';
import { type ListFormValues, toFormValues } from './list-form-values';

const CAKE = { id: 'cake', label: 'Cake', count: '2' };
const values = (fields: Partial<ListFormValues> = {}): ListFormValues => ({
  ...{ title: 'Cake sale', description: '', date: '', isClosed: false, slots: [CAKE] },
  ...fields,
});
const problems = (typed: ListFormValues, stored: ListFormValues | null = null, taken = 0, date?: Date) => {
  const read = v.safeParse(
    listFormSchema(stored, date, () => taken),
    typed,
  );
  return Object.fromEntries((read.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]));
};
const inDays = (days: number) => toFormValues({ date: new Date(Date.now() + days * DAY_MS) }).date;

describe('the form of a sign-up list', () => {
  it.each([
    ['for any time', {}],
    ['for a day', { date: inDays(3) }],
    ['of a hundred', { slots: [{ ...CAKE, count: ' 100 ' }] }],
  ])('takes a list %s', (_, fields) => expect(problems(values(fields))).toEqual({}));

  it.each([
    ['without a title', { title: ' ' }, { title: 'required' }],
    ['without a slot', { slots: [] }, { slots: 'slotsMissing' }],
    ['of a slot without a label', { slots: [{ ...CAKE, label: ' ' }] }, { 'slots.0.label': 'required' }],
    ['of no count', { slots: [{ ...CAKE, count: '' }] }, { 'slots.0.count': 'countInvalid' }],
    ['of none', { slots: [{ ...CAKE, count: '0' }] }, { 'slots.0.count': 'countInvalid' }],
    ['of words', { slots: [{ ...CAKE, count: 'two' }] }, { 'slots.0.count': 'countInvalid' }],
    ['of a half', { slots: [{ ...CAKE, count: '1.5' }] }, { 'slots.0.count': 'countInvalid' }],
    ['of more than a hundred', { slots: [{ ...CAKE, count: '101' }] }, { 'slots.0.count': 'countInvalid' }],
    ['of long ago', { date: inDays(-8) }, { date: 'listTooEarly' }],
    ['of years ahead', { date: inDays(1_100) }, { date: 'listTooLate' }],
  ])('refuses a list %s', (_, fields, told) => expect(problems(values(fields))).toEqual(told));

  it('refuses 31 slots', () => {
    const slots = Array.from({ length: 31 }, (_, at) => ({ ...CAKE, id: `cake-${at}` }));
    expect(problems(values({ slots }))).toEqual({ slots: 'tooMany' });
  });

  it('refuses fewer than are taken', () => {
    expect(problems(values(), values(), 3)).toEqual({ 'slots.0.count': 'countTaken' });
    expect(problems(values(), values(), 2)).toEqual({});
  });

  it('leaves a list of long ago on its day', () => {
    const stored = values({ date: inDays(-90) });
    expect(problems({ ...stored, title: 'Pies' }, stored)).toEqual({});
  });

  it('is on the day of its event, whatever was typed', () => {
    const date = new Date(Date.now() - 90 * DAY_MS);
    expect(
      v.parse(
        listFormSchema(null, date, () => 0),
        values({ date: 'soon' }),
      ).date,
    ).toEqual(date);
  });
});
