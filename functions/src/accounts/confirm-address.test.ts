import { beforeEach, expect, test, vi } from 'vitest';
import { confirmAddress } from './confirm-address';

const EMAIL = 'ana@schoolgate.test';
const app = vi.hoisted(() => ({ getUsers: vi.fn(), updateUser: vi.fn(), get: vi.fn() }));
vi.mock('../platform/app', () => ({
  auth: () => app,
  db: { collection: () => ({ where: () => app }) },
}));

const failed = (code: number) => Object.assign(new Error('failed'), { code });
const request = (update: () => Promise<unknown>) => ({ ref: { update: vi.fn(update) } });

beforeEach(() => void app.getUsers.mockResolvedValue({ users: [{ email: EMAIL, emailVerified: true }] }));

test('marks the requests that are still there', async () => {
  const docs = [request(() => Promise.reject(failed(5))), request(() => Promise.resolve())];
  app.get.mockResolvedValue({ docs });
  expect(await confirmAddress('ana', EMAIL)).toBe(true);
  for (const { ref } of docs) expect(ref.update.mock.calls).toEqual([[{ emailConfirmed: true }]]);
});

test('fails where a request could not be marked for any other reason', async () => {
  app.get.mockResolvedValue({ docs: [request(() => Promise.reject(failed(14)))] });
  await expect(confirmAddress('ana', EMAIL)).rejects.toMatchObject({ code: 14 });
});
