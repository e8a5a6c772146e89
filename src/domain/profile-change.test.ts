import { describe, expect, it } from 'vitest';
import { applyProfileChange, mergeProfileChanges, profileChange } from './profile-change';

const child = (name: string, gradeOrRoom = '2nd grade') => ({ name, gradeOrRoom });
const [kim, lee, max] = [child('Kim'), child('Lee'), child('Max')];
const profile = {
  firstName: 'Ana',
  lastName: 'Silva',
  bio: 'Baker',
  profilePicUrl: 'https://files.example.test/ana',
  children: [kim, lee],
};
const input = { firstName: 'Ana', lastName: 'Silva', bio: 'Baker', children: [kim, lee] };

describe('what a form has changed', () => {
  it('is nothing where all is as it was, children by what they hold', () => {
    expect(profileChange(profile, input)).toEqual({});
    expect(profileChange(profile, { ...input, children: [{ ...kim }, { ...lee }] })).toEqual({});
  });

  it.each([
    ['firstName', 'Anna'],
    ['lastName', ''],
    ['bio', 'Gardener'],
  ])('is %s alone where that is all', (field, text) => {
    expect(profileChange(profile, { ...input, [field]: text })).toEqual({ [field]: text });
  });

  it.each([
    ['one more', [kim, lee, max]],
    ['one less', [kim]],
    ['another name', [kim, max]],
    ['another grade', [kim, { ...lee, gradeOrRoom: '3rd grade' }]],
    ['another order', [lee, kim]],
  ])('is the children as they were and as they are now: %s', (_, children) => {
    expect(profileChange(profile, { ...input, children })).toEqual({
      children: { from: profile.children, to: children },
    });
  });
});

describe('a profile with what was changed of it', () => {
  const changed = (children: (typeof kim)[], from: (typeof kim)[], to: (typeof kim)[]) =>
    applyProfileChange({ ...profile, children }, { children: { from, to } }).children;

  it('has the new fields, and the others as another device has left them', () => {
    expect(
      applyProfileChange({ ...profile, bio: 'Teacher' }, { firstName: 'Anna', profilePicUrl: null }),
    ).toEqual({
      ...profile,
      firstName: 'Anna',
      bio: 'Teacher',
      profilePicUrl: null,
    });
    expect(applyProfileChange(profile, {})).toEqual(profile);
  });

  it('has the children in the order of the form where nobody else has changed them', () => {
    expect(changed([kim, lee], [kim, lee], [max, lee, kim])).toEqual([max, lee, kim]);
    expect(changed([], [], [kim])).toEqual([kim]);
    expect(changed([kim], [kim], [])).toEqual([]);
  });

  it('keeps a child that another device has added since', () => {
    expect(changed([kim, lee, max], [kim, lee], [kim])).toEqual([kim, max]);
    expect(changed([kim, max], [kim], [{ ...kim, gradeOrRoom: '3rd grade' }])).toEqual([
      max,
      { ...kim, gradeOrRoom: '3rd grade' },
    ]);
    expect(changed([max], [], [kim])).toEqual([max, kim]);
  });

  it('brings no child back that another device has taken out since', () => {
    expect(changed([kim], [kim, lee], [kim, lee, max])).toEqual([kim, max]);
    expect(changed([kim], [kim, lee], [kim])).toEqual([kim]);
  });

  it('has once what both have added, and what a lost answer adds again', () => {
    expect(changed([kim, max], [kim], [kim, max])).toEqual([kim, max]);
    const once = changed([kim], [kim], [kim, lee]);
    expect(changed(once, [kim], [kim, lee])).toEqual(once);
  });

  it('tells twins of one name and grade by how many there are', () => {
    expect(changed([kim, kim, lee], [kim, kim], [kim])).toEqual([kim, lee]);
    expect(changed([kim, lee], [kim], [kim, kim])).toEqual([kim, lee, kim]);
  });
});

describe('two changes as one', () => {
  it('have what either changes, and of what both do the later', () => {
    expect(
      mergeProfileChanges({ bio: 'Baker', firstName: 'Anna' }, { bio: 'Gardener', lastName: 'Costa' }),
    ).toEqual({
      bio: 'Gardener',
      firstName: 'Anna',
      lastName: 'Costa',
    });
    expect(mergeProfileChanges({ children: { from: [kim], to: [] } }, { bio: 'Baker' })).toEqual({
      bio: 'Baker',
      children: { from: [kim], to: [] },
    });
  });

  it.each([
    ['goes on from the first', [kim, max], [kim, max, lee], [kim, max, lee]],
    ['knows nothing of the first', [kim], [kim, lee], [kim, max, lee]],
    ['takes out what the first has added', [kim, max], [kim], [kim]],
  ])('have the children of both, where the later one %s', (_, from, to, expected) => {
    const first = { children: { from: [kim], to: [kim, max] } };
    expect(mergeProfileChanges(first, { children: { from, to } })).toEqual({
      children: { from: [kim], to: expected },
    });
  });
});
