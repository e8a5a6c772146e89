import { expect, test } from 'vitest';
import { completeLock, type Lock } from './complete-lock.ts';

const lock = (): Lock => ({
  packages: {
    '': { optionalDependencies: { '@own/linux-x64': '1.0.0' } },
    'node_modules/tool': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: {
        '@tool/cli-linux-x64': '2.0.0',
        '@tool/cli-linux-x64-musl': '2.0.0',
        '@tool/cli-win32-arm64-msvc': '2.0.0',
        '@tool/cli-wasm32-wasi': '2.0.0',
        'nice-to-have': '^1.0.0',
      },
    },
    'node_modules/@tool/cli-linux-x64': { version: '2.0.0' },
  },
});

test('adds the binaries of other platforms and nothing else', () => {
  const completed = lock();
  expect(completeLock(completed)).toEqual([
    '@tool/cli-linux-x64-musl',
    '@tool/cli-win32-arm64-msvc',
    '@tool/cli-wasm32-wasi',
  ]);
  const { packages } = completed;
  const common = { version: '2.0.0', dev: true, optional: true };
  expect(packages['node_modules/@tool/cli-linux-x64-musl']).toEqual({
    ...common,
    cpu: ['x64'],
    libc: ['musl'],
    os: ['linux'],
  });
  expect(packages['node_modules/@tool/cli-win32-arm64-msvc']).toEqual({
    ...common,
    cpu: ['arm64'],
    os: ['win32'],
  });
  expect(packages['node_modules/@tool/cli-wasm32-wasi']).toEqual({ ...common, cpu: ['wasm32'] });
});

test('leaves a complete lock alone', () => {
  const completed = lock();
  completeLock(completed);
  expect(completeLock(completed)).toEqual([]);
});
