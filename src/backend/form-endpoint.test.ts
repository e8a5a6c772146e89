import { afterEach, expect, test, vi } from 'vitest';
import type { SubmitFormInput } from '@/domain/inputs/outreach';
import { postForm } from './form-endpoint';

const input: SubmitFormInput = {
  form: 'waitlist',
  email: 'ana@example.test',
  school: 'Oak School, Lisbon',
  website: '',
  requestId: '7c4e0d3e-2f0d-4a5e-9f0a-3f1f7c1b2a10',
};
const answering = (status: number) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));

afterEach(() => vi.restoreAllMocks());

test('sends what was typed as JSON and nothing that names the sender', async () => {
  const fetched = answering(200);
  await postForm('https://forms.example/x', input);
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('https://forms.example/x');
  expect(JSON.parse(String(init?.body))).toEqual(input);
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' });
});

test.each([
  [429, 'resource-exhausted'],
  [503, 'unavailable'],
  [404, 'invalid-argument'],
])('answer %i is %s', async (status, code) => {
  answering(status);
  await expect(postForm('https://forms.example/x', input)).rejects.toMatchObject({ code });
});

test('no network is unavailable', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(postForm('https://forms.example/x', input)).rejects.toMatchObject({ code: 'unavailable' });
});

test('a filled-in honeypot goes nowhere', async () => {
  const fetched = answering(200);
  await postForm('https://forms.example/x', { ...input, website: 'https://spam.example' });
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['7200', new Date('2026-03-01T12:00:00Z')],
  ['Sun, 01 Mar 2026 15:00:00 GMT', new Date('2026-03-01T15:00:00Z')],
  ['soon', null],
  [null, null],
])('a limit with Retry-After %j says when', async (header, retryAt) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-01T10:00:00Z'));
  const headers = new Headers(header === null ? {} : { 'Retry-After': header });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 429, headers }));
  await expect(postForm('https://forms.example/x', input)).rejects.toMatchObject({
    code: 'resource-exhausted',
    retryAt,
  });
});
