import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { afterEach, expect, it, vi } from 'vitest';
import { schoolSchema } from '@/domain/entities/school';
import { parserOf } from './documents';
import { log } from './log';

afterEach(() => vi.restoreAllMocks());

const schoolIn = parserOf(schoolSchema);
const at = new Date('2026-11-23T08:00:00Z');
const oak = { name: 'Oak', city: 'Porto', slug: 'oak', createdAt: Timestamp.fromDate(at) };
const snapshot = (data: object | undefined) =>
  ({ id: 'oak', ref: { parent: { id: 'schools' } }, data: () => data }) as unknown as DocumentSnapshot;

it('reads a document as its entity, with its id and with dates', () =>
  expect(schoolIn(snapshot(oak))).toEqual({ ...oak, id: 'oak', createdAt: at }));

it('knows that there is none', () => {
  expect(schoolIn(snapshot(undefined))).toBeNull();
  expect(schoolIn(undefined)).toBeNull();
});

it('takes nothing for an entity that is none, and reports the field without what is in it', () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  expect(schoolIn(snapshot({ ...oak, city: 'Porto'.split('') }))).toBeNull();
  expect(warn.mock.calls).toEqual([
    ['A document is not as its schema says', { collection: 'schools', unreadable: 'city' }],
  ]);
});
