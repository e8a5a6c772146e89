import { beforeEach, expect, test, vi } from 'vitest';
import { confirmAddress } from './confirm-address';

const EMAIL = 'ana@schoolgate.test';
const app = vi.hoisted(() => ({ getUsers: vi.fn(), updateUser: vi.fn(), get: vi.fn(), delete: vi.fn() }));
vi.mock('../platform/app', () => ({
  auth: () => app,
  db: {
    collection: () => ({ where: () => app }),
    doc: (path: string) => ({ delete: () => app.delete(path) }),
  },
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

test('ends a wish that did not ask the address, before it is confirmed', async () => {
  app.getUsers.mockResolvedValue({ users: [{ email: EMAIL, emailVerified: false }] });
  app.get.mockResolvedValue({ docs: [] });
  app.delete.mockRejectedValueOnce(failed(14));
  await expect(confirmAddress('ana', EMAIL)).rejects.toMatchObject({ code: 14 });
  expect(app.updateUser).not.toHaveBeenCalled();
  expect(await confirmAddress('ana', EMAIL)).toBe(true);
  expect(app.delete).toHaveBeenLastCalledWith('_addressChanges/ana');
  expect(app.updateUser).toHaveBeenCalledWith('ana', { emailVerified: true });
});

test('leaves a wish that asked both addresses alone', async () => {
  app.delete.mockClear();
  app.get.mockResolvedValue({ docs: [] });
  await confirmAddress('ana', EMAIL);
  expect(app.delete).not.toHaveBeenCalled();
});

test('fails where a request could not be marked for any other reason', async () => {
  app.get.mockResolvedValue({ docs: [request(() => Promise.reject(failed(14)))] });
  await expect(confirmAddress('ana', EMAIL)).rejects.toMatchObject({ code: 14 });
});
