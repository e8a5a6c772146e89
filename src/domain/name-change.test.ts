import { describe, expect, it } from 'vitest';
import { formerNames, nextNameChange, requestNameChange } from './name-change';

const day = (date: number) => new Date(Date.UTC(2026, 0, date));
const name = (firstName: string, at: Date) => ({ firstName, lastName: 'Silva', at });
const member = { approvedSchools: ['oak'], formerName: null, earlierName: null };

describe('the next change of a name', () => {
  it('may be now for whom has changed it once, or not at all', () => {
    expect(nextNameChange(member, day(1))).toBeNull();
    expect(nextNameChange({ ...member, formerName: name('Ana', day(1)) }, day(1))).toBeNull();
  });

  it('may be thirty days after the last but one', () => {
    const renamed = { ...member, formerName: name('Bea', day(9)), earlierName: name('Ana', day(1)) };
    expect(nextNameChange(renamed, day(10))).toEqual(day(31));
    expect(nextNameChange(renamed, day(30))).toEqual(day(31));
    expect(nextNameChange(renamed, day(31))).toBeNull();
  });

  it('may be at any time for whom no school knows', () => {
    const renamed = { ...member, approvedSchools: [], earlierName: name('Ana', day(1)) };
    expect(nextNameChange(renamed, day(2))).toBeNull();
  });
});

describe('a changed name', () => {
  it('puts the one before it on the record, and that before it after it', () => {
    const ana = { firstName: 'Ana', lastName: 'Silva' };
    const before = name('Bea', day(1));
    expect(formerNames({ ...member, ...ana, formerName: before }, 'now')).toEqual({
      formerName: { ...ana, at: 'now' },
      earlierName: before,
    });
    expect(formerNames({ ...member, ...ana, approvedSchools: [] }, 'now')).toBeUndefined();
  });

  it('leaves on a request the name under which it was made, however often it changes', () => {
    const ana = { firstName: 'Ana', lastName: 'Silva' };
    const bea = { firstName: 'Bea', lastName: 'Silva' };
    const once = requestNameChange({ ...ana, formerName: null }, bea);
    expect(once).toEqual({ ...bea, formerName: ana });
    expect(requestNameChange(once, { firstName: 'Eve', lastName: '' }).formerName).toEqual(ana);
  });
});
