import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentSource, dailyLimit, providerConfig, providerDeadline } from './config';

beforeEach(() => {
  for (const name of ['BASE_URL', 'API_KEY', 'MODEL', 'DAILY_LIMIT', 'TIME_LIMIT'])
    vi.stubEnv(`ASSISTANT_${name}`, '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const at = (address: string) => vi.stubEnv('ASSISTANT_BASE_URL', address);

describe('a provider', () => {
  test.each([
    'http://llm.example.org/v1',
    'http://localhost.example.org/v1',
    'http://127.0.0.1.example.org/v1',
    'http://10.0.0.5:11434/v1',
    'ftp://llm.example.org/v1',
    'ws://llm.example.org/v1',
  ])('at %s is refused: parents’ questions would travel in the clear', (address) => {
    at(address);
    vi.stubEnv('ASSISTANT_API_KEY', 'key');
    expect(providerConfig).toThrow('must be https');
    expect(currentSource).toThrow('must be https');
  });

  test.each([
    'https://llm.example.org/v1',
    'http://localhost:11434/v1',
    'http://127.0.0.1:11434/v1',
    'http://[::1]:11434/v1',
  ])('at %s is taken, without a key too', (address) => {
    at(` ${address} `);
    expect(providerConfig()).toEqual({ baseUrl: address, apiKey: '', model: 'gpt-4.1-mini' });
    expect(currentSource()).toBe('ai');
  });

  test('is OpenAI itself with a key alone, and of the model that is named', () => {
    vi.stubEnv('ASSISTANT_API_KEY', ' key ');
    vi.stubEnv('ASSISTANT_MODEL', 'other-1');
    expect(providerConfig()).toEqual({ baseUrl: null, apiKey: 'key', model: 'other-1' });
  });

  test.each(['', 'none', '  '])('is none with the key %j and no address', (key) => {
    vi.stubEnv('ASSISTANT_API_KEY', key);
    expect(providerConfig()).toBeNull();
    expect(currentSource()).toBe('curated');
  });

  test('on this machine is not told that its key is "none"', () => {
    at('http://localhost:11434/v1');
    vi.stubEnv('ASSISTANT_API_KEY', 'none');
    expect(providerConfig()).toMatchObject({ apiKey: '' });
  });
});

test.each([
  ['', 10],
  ['3', 3],
  ['0', 0],
  ['-4', 0],
])('a day’s questions set to %j are %i', (set, expected) => {
  vi.stubEnv('ASSISTANT_DAILY_LIMIT', set);
  expect(dailyLimit()).toBe(expected);
});

test.each([
  ['', 60],
  ['3', 3],
  ['60', 60],
  ['61', 60],
  ['0', 1],
])('a time limit of %j ends after %i seconds', (set, seconds) => {
  vi.useFakeTimers({ now: 5_000 });
  vi.stubEnv('ASSISTANT_TIME_LIMIT', set);
  expect(providerDeadline()).toBe(5_000 + seconds * 1_000);
});
