import { afterEach, expect, it } from 'vitest';
import { fetchLaterModules, LATER_MODULES } from './later-modules';

afterEach(() => {
  document.head.innerHTML = '';
});

const links = () => [...document.head.querySelectorAll('link')];

it('fetches the modules that the HTML names, one wave after another', () => {
  const waves = ['/assets/feed.js /assets/members.js', '/assets/events.js'];
  document.head.innerHTML = waves
    .map((wave) => `<meta name="${LATER_MODULES}" content="${wave}" />`)
    .join('');
  fetchLaterModules();
  expect(links().map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['modulepreload', '/assets/feed.js'],
    ['modulepreload', '/assets/members.js'],
  ]);
  // As a module is fetched: any other way it would be fetched twice.
  expect(links().map(({ crossOrigin }) => crossOrigin)).toEqual(['', '']);
  fetchLaterModules();
  fetchLaterModules();
  expect(links().map((link) => link.getAttribute('href'))).toEqual([
    '/assets/feed.js',
    '/assets/members.js',
    '/assets/events.js',
  ]);
});

it('fetches nothing where none are named', () => {
  fetchLaterModules();
  expect(links()).toEqual([]);
});
