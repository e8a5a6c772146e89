import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findChromium } from './find-chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
const program = join(folder, 'chromium');
writeFileSync(program, '#!/bin/sh\n');
chmodSync(program, 0o755);
afterAll(() => rmSync(folder, { recursive: true }));

test('takes the named program before all others', () => {
  expect(findChromium({ CHROMIUM_PATH: program, PATH: '/usr/bin' })).toBe(program);
});

test('says so when the named program is not there', () => {
  expect(() => findChromium({ CHROMIUM_PATH: join(folder, 'none') })).toThrow(/CHROMIUM_PATH/);
});

test('finds one on the path', () => {
  // Playwright's own, where installed, comes first.
  expect([program, expect.stringContaining('ms-playwright')]).toContainEqual(findChromium({ PATH: folder }));
});

test('takes the shell without a window, but for what only a whole browser can do', () => {
  const both = mkdtempSync(join(folder, 'both-'));
  const [shell, whole] = [join(both, 'chromium-headless-shell'), join(both, 'chromium')];
  for (const path of [shell, whole]) writeFileSync(path, '#!/bin/sh\n', { mode: 0o755 });
  expect(findChromium({ PATH: both })).toBe(shell);
  expect(findChromium({ PATH: both, CHROMIUM_PATH: shell }, 'whole')).not.toBe(shell);
  expect(findChromium({ PATH: both, CHROMIUM_PATH: whole }, 'whole')).toBe(whole);
});
