import { describe, expect, test } from 'vitest';
import type { Kept, KeptElement } from '../../../src/app/home-snapshot/elements.ts';
import { ofAnyDay } from './of-any-day.ts';

const paragraph = (...inside: Kept[]): KeptElement => ['p', { class: 'own' }, ...inside];

describe('what two days have in common', () => {
  test('is all of it where nothing differs', () => {
    expect(ofAnyDay(paragraph('Bring a book.'), paragraph('Bring a book.'))).toEqual(
      paragraph('Bring a book.'),
    );
  });

  test('are the words around those that differ, which keep their room', () => {
    const day = (date: string) => paragraph(`The sale is on Friday ${date} at 3 pm.`);
    expect(ofAnyDay(day('12/4'), day('12/18'))).toEqual(
      paragraph('The sale is on Friday ', ['span', { class: 'invisible' }, '12/4 '], 'at 3 pm.'),
    );
    expect(ofAnyDay(paragraph('Today'), paragraph('Tomorrow'))).toEqual(
      paragraph(['span', { class: 'invisible' }, 'Today']),
    );
    // A word that comes twice is at the start or at the end, not both.
    expect(ofAnyDay(paragraph('on a on b'), paragraph('on b'))).toEqual(
      paragraph('on ', ['span', { class: 'invisible' }, 'a on '], 'b'),
    );
  });

  test('are attributes that are the same', () => {
    const time = (datetime: string): KeptElement => ['time', { datetime, lang: 'en' }, '2 hours ago'];
    expect(ofAnyDay(time('2026-11-29'), time('2026-12-24'))).toEqual(['time', { lang: 'en' }, '2 hours ago']);
  });

  test('is not sought where a post or the heading has not come in one of them', () => {
    const post: Kept = ['article', {}, 'Picnic'];
    expect(() => ofAnyDay(['main', {}, ['div', {}, post]], ['main', {}, ['div', {}]])).toThrow('<div>');
  });

  test.each<[string, KeptElement]>([
    ['more in it', ['ul', {}, ['li', {}, 'Picnic'], ['li', {}, 'Jumble']]],
    ['something else in it', ['ul', {}, ['p', {}, 'Nothing yet']]],
    ['another look', ['ul', { class: 'flex' }, ['li', {}, 'Picnic']]],
  ])('is nothing of an element with %s', (_, other) => {
    const list: KeptElement = ['ul', {}, ['li', {}, 'Picnic']];
    expect(ofAnyDay(['main', {}, list], ['main', {}, other])).toEqual([
      'main',
      {},
      ['ul', { class: 'invisible' }, ['li', {}, 'Picnic']],
    ]);
  });
});
