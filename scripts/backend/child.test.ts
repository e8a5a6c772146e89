import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startChild } from './child.ts';
import { orDeathOf, waitUntil } from './ready.ts';

const alive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** The pid a program printed as its first line. */
const firstLine = (start: (onLine: (line: string) => void) => void) =>
  new Promise<number>((resolve) => start((line) => resolve(Number(line))));

test('stops a child together with what it started', async () => {
  let child: ReturnType<typeof startChild> | undefined;
  const grandchild = await firstLine((onLine) => {
    child = startChild('family', 'sh', ['-c', 'sleep 60 & echo $!; wait'], { onLine });
  });
  expect(alive(grandchild)).toBe(true);
  await child?.stop();
  await waitUntil('the grandchild to go', 20_000, async () => !alive(grandchild));
});

test('kills a child that does not obey', async () => {
  let child: ReturnType<typeof startChild> | undefined;
  const pid = await firstLine((onLine) => {
    child = startChild('stubborn', 'sh', ['-c', "trap '' TERM; echo $$; while :; do sleep 0.05; done"], {
      onLine,
    });
  });
  await child?.stop(100);
  expect(alive(pid)).toBe(false);
});

test('says what a dead child said last', async () => {
  const child = startChild('The victim', 'sh', ['-c', 'echo the disk is full; exit 3']);
  await expect(orDeathOf(child, new Promise(() => undefined))).rejects.toThrow(
    /The victim stopped \(exit 3\):\nthe disk is full/,
  );
});

test('a child goes even when this process is killed', async () => {
  const module = new URL('./child.ts', import.meta.url).href;
  const code = `const { startChild } = await import(${JSON.stringify(module)});
    startChild('left behind', 'sh', ['-c', 'echo $$; sleep 60'], { onLine: console.log });`;
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  expect(alive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await waitUntil('the child to go', 20_000, async () => !alive(pid));
});
