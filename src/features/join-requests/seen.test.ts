import { describe, expect, it } from 'vitest';
import { changesSince } from './seen';
import { ana } from './testing';

describe('what changed since the look at a request', () => {
  it('is nothing while it is the same, or only the note or the order differ', () => {
    expect(changesSince(ana, { ...ana })).toEqual([]);
    expect(changesSince(ana, { ...ana, requestedAt: new Date(0), note: 'Hello' })).toEqual([]);
  });

  it.each([
    ['name', { firstName: 'Eve' }],
    ['name', { lastName: 'Eve' }],
    ['document', { proofPath: 'proof-uploads/ana-2-other.pdf' }],
    ['document', { proofPath: null, hasProof: false }],
    ['address', { emailConfirmed: false }],
  ])('is the %s after %j', (what, change) => {
    expect(changesSince(ana, { ...ana, ...change })).toEqual([what]);
  });

  it('tells two names apart that read alike together', () => {
    const first = { ...ana, firstName: 'Ana Maria', lastName: 'Silva' };
    expect(changesSince(first, { ...first, firstName: 'Ana', lastName: 'Maria Silva' })).toEqual(['name']);
  });

  it('is not that an address has been confirmed', () => {
    expect(changesSince({ ...ana, emailConfirmed: false }, ana)).toEqual([]);
  });
});
