import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GROUP_COVERS } from '@/domain/group-cover';
import { TOPICS } from '@/domain/topics';

const read = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8');
const pairs = (css: string, pattern: RegExp) =>
  [...css.matchAll(pattern)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }] as const);
const covers = pairs(
  read('features/groups/group-cover.css'),
  /\.(cover-\w+)\s*{\s*--cover: light-dark\((#\w{6}), (#\w{6})\)/g,
);
const topics = [
  ...read('features/feed/topics/topics.css').matchAll(
    /\.topic-([\w-]+) {\s*--topic: light-dark\((#\w{6}), (#\w{6})\);\s*--topic-soft: light-dark\((#\w{6}), (#\w{6})\)/g,
  ),
].map(([, name = '', ...colours]) => [name, colours] as const);
const tokens = new Map([
  ...topics.flatMap(([name, [light = '', dark = '', softLight = '', softDark = '']]) => [
    [`topic-${name}`, { light, dark }] as const,
    [`topic-${name}-soft`, { light: softLight, dark: softDark }] as const,
  ]),
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

/** Of a colour in OKLCH, cut to what a screen shows. */
function luminanceOf(lightness: number, chroma: number, hue: number): number {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (value: number) => Math.min(1, Math.max(0, value));
  return (
    0.2126 * shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}

/** Lightness and chroma of the disc's ground and letter, each in the light and the dark theme. */
const disc = [
  ...readFileSync(new URL('../src/styles/base.css', import.meta.url), 'utf8').matchAll(
    /oklch\(([\d.]+) ([\d.]+) var\(--hue\)\)/g,
  ),
].map(([, lightness, chroma]) => [Number(lightness), Number(chroma)] as const);

function contrast(one: string, other: string): number {
  return ratioOf(luminance(one), luminance(other));
}

function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
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
  ...topics.map(([name]) => [`topic-${name}`, `topic-${name}-soft`] as const),
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

it('every topic has its colours', () =>
  expect(topics.map(([name]) => name).sort()).toEqual([...TOPICS].sort()));

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
  it.each(Array.from({ length: 12 }, (_, at) => at * 30))(
    'the letter on a disc of hue %i is readable',
    (hue) => {
      expect(disc).toHaveLength(4);
      const [ground, letter] = theme === 'light' ? [disc[0], disc[2]] : [disc[1], disc[3]];
      const of = ([lightness, chroma]: readonly [number, number] = [0, 0]) =>
        luminanceOf(lightness, chroma, hue);
      expect(ratioOf(of(letter), of(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );
});
