import { expect, it } from 'vitest';
import { snippet } from './snippet';

const long = `Dear parents, ${'we have a lot to tell '.repeat(5)}about the book sale ${'and more '.repeat(30)}`;

it('leaves a short text whole, on one line', () => {
  expect(snippet('Book sale\non Friday', ['Book'])).toBe('Book sale on Friday');
});

it('begins a little before what was found, with a whole word', () => {
  const shown = snippet(long, ['book']);
  expect(shown).toMatch(/^…(have|a|lot|to|tell|we) .*book sale and more/);
  expect(shown.indexOf('book')).toBeLessThanOrEqual(41);
  expect(shown).toMatch(/…$/);
});

it('is the beginning of the text where its words were not what was found', () => {
  expect(snippet(long, [])).toMatch(/^Dear parents, .*…$/);
});
