import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GROUP_COVERS } from '@/domain/group-cover';

const read = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8');
const pairs = (css: string, pattern: RegExp) =>
  [...css.matchAll(pattern)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }] as const);
const covers = pairs(
  read('features/groups/group-cover.css'),
  /\.(cover-\w+)\s*{\s*--cover: light-dark\((#\w{6}), (#\w{6})\)/g,
);
const tokens = new Map([
  ...pairs(read('styles/tokens.css'), /--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g),
  ...covers,
]);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const onSurfaces = (names: string[], surfaces = ['paper', 'surface', 'sunken']) =>
  names.flatMap((name) => surfaces.map((surface) => [name, surface] as const));

// WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for the borders of inputs and for focus.
const text = [
  ...onSurfaces(['ink', 'muted', 'accent', 'accent-strong', 'danger']),
  ...onSurfaces(['warning', 'info', 'success'], ['paper', 'surface']),
  ...['accent', 'danger', 'warning', 'info', 'success'].flatMap((tone) => [
    [tone, `${tone}-soft`] as const,
    ['ink', `${tone}-soft`] as const,
    ['muted', `${tone}-soft`] as const,
  ]),
  ['accent-strong', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
  ['ink', 'mark'],
  ['paper', 'ink'],
] as const;
const shapes = [
  ...onSurfaces(['edge', 'focus', 'danger']),
  ['focus', 'accent-soft'],
  ['focus', 'danger-soft'],
  // Nothing is written on them.
  ...onSurfaces(covers.map(([name]) => name)),
] as const;

it('every colour of a group is there', () =>
  expect(covers.map(([name]) => name)).toEqual(GROUP_COVERS.map((name) => `cover-${name}`)));

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (theme) => {
  const ratio = (front: string, back: string) => {
    const [a, b] = [tokens.get(front), tokens.get(back)];
    if (!a || !b) throw new Error(`no token ${a ? back : front}`);
    return contrast(a[theme], b[theme]);
  };
  it.each(text)('%s on %s is readable', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(shapes)('%s on %s can be seen', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(3);
  });
});
