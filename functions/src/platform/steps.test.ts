import { expect, test, vi } from 'vitest';
import { runSteps } from './steps';

vi.mock('./app', () => ({ db: {} }));
vi.mock('./log', () => ({ log: { error: vi.fn() } }));

const failing = (code: unknown) => () => Promise.reject(Object.assign(new Error('no'), { code }));

test('a step fails alone: those after it run, and the event comes again', async () => {
  const after = vi.fn(() => Promise.resolve());
  const steps = [
    { name: 'first', run: failing(14) },
    { name: 'second', run: after },
  ];
  await expect(runSteps(steps, {})).rejects.toThrow('Steps failed: first');
  expect(after).toHaveBeenCalledOnce();
});

test.each([
  ['the database', 3],
  ['the file storage', 400],
  ['Firebase Auth', 'auth/invalid-email'],
])('what %s refuses for its form is not tried again', async (_what, code) => {
  await expect(runSteps([{ name: 'poison', run: failing(code) }], {})).resolves.toBeUndefined();
});

test.each([[undefined], ['400'], [4], [404], [9], [500]])(
  'an error of code %j is tried again',
  async (code) => {
    await expect(runSteps([{ name: 'passing', run: failing(code) }], {})).rejects.toThrow('passing');
  },
);
