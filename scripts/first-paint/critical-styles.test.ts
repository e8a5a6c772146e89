import { expect, test } from 'vitest';
import { criticalStyles, withoutDeviceFaces } from './critical-styles.ts';

const critical = (sheet: string, html = '<p class="used md:p-5 max-w-[34rem]">') =>
  criticalStyles(sheet, html);

test('keeps what the page uses, in its order, and leaves out the rest', () => {
  expect(critical('.used{top:0}.other{top:1px}p{top:2px}table{top:3px}.used .other{top:4px}')).toBe(
    '.used{top:0}p{top:2px}',
  );
  expect(critical('.other,.used{top:0}')).toBe('.used{top:0}');
});

test('knows the names that are written with escapes', () => {
  const sheet =
    '@media (min-width:48rem){.md\\:p-5{top:0}}.max-w-\\[34rem\\]{top:1px}.max-w-\\[35rem\\]{top:2px}';
  expect(critical(sheet)).toBe('@media (min-width:48rem){.md\\:p-5{top:0}}.max-w-\\[34rem\\]{top:1px}');
  expect(critical('.\\31 2{top:0}.\\31 3{top:1px}', '<i class="12">')).toBe('.\\31 2{top:0}');
  expect(critical('.\\[\\&\\>p\\]\\:a{top:0}', '<i class="[&amp;&gt;p]:a">')).toContain('top:0');
});

test('keeps states and attributes that may come true, and conditions about others', () => {
  for (const rule of [
    '.used:hover{top:0}',
    ':root[data-theme=dark]{top:0}',
    '.used:not(.other){top:0}',
    ':where(.used>:not(:last-child)){top:0}',
  ])
    expect(critical(rule)).toBe(rule);
});

test('layers keep their places, also when nothing is left in them', () => {
  expect(critical('@layer base{.used{top:0}}@layer components;@layer utilities{.other{top:0}}')).toBe(
    '@layer base{.used{top:0}}@layer components;@layer utilities',
  );
});

test('takes along the custom properties, animations and faces of the device that it needs, and no others', () => {
  const sheet =
    ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}.used{top:var(--a);animation:turn 1s}' +
    '@property --a{syntax:"*";inherits:false}@property --d{syntax:"*";inherits:false}' +
    '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}' +
    '@font-face{font-family:Near;src:local(Arial)}@font-face{font-family:Far;src:url(/far.woff2)}';
  expect(critical(sheet)).toBe(
    ':root{--a:var(--b);--b:1px}.used{top:var(--a);animation:turn 1s}' +
      '@property --a{syntax:"*";inherits:false}@keyframes turn{to{rotate:1turn}}' +
      '@font-face{font-family:Near;src:local(Arial)}',
  );
});

test('faces of the device stand in the pages alone', () => {
  const near = '@font-face{font-family:Near;src:local(Arial)}';
  const rest = '@font-face{font-family:Far;src:url(/far.woff2)}.used{font-family:Near}';
  expect(critical(near + rest)).toContain(near);
  expect(withoutDeviceFaces(near + rest)).toBe(rest);
});
