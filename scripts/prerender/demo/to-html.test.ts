import { expect, test } from 'vitest';
import type { Kept } from '../../../src/app/home-snapshot/elements.ts';
import { refuseInline } from '../html.ts';
import { toHtml } from './to-html.ts';

test.each<[string, Kept, string]>([
  ['text as text', ['p', { title: 'A "b"' }, '<b> & c'], '<p title="A &quot;b&quot;">&lt;b&gt; &amp; c</p>'],
  ['no end of what has none', ['div', {}, ['br', {}], ['img', { alt: '' }]], '<div><br><img alt=""></div>'],
  ['fields that nobody writes into', ['input', { type: 'text' }], '<input type="text" readonly="">'],
  ['forms that send nothing', ['form', {}], '<form method="dialog"></form>'],
  ['styles for a script', ['span', { style: '--hue: 9;' }], '<span data-style="--hue: 9;"></span>'],
])('writes %s', (_, kept, html) => {
  expect(toHtml(kept, '/demo')).toBe(html);
  refuseInline(html, '/demo');
});

test.each<[string, boolean]>([
  ['/signup', true],
  ['/demonstration', true],
  ['/demo', false],
  ['/demo/profile/ana', false],
  ['#events', false],
])('a link to %s leads there before the app runs: %s', (to, leads) => {
  expect(toHtml(['a', { 'data-to': to }], '/demo').includes(` href="${to}"`)).toBe(leads);
});
