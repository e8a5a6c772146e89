import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeInlineHashes } from '../first-paint/inline-hashes.ts';
import { serveHosting } from './hosting.ts';
import { functionRewrites, headersFor, readHostingConfig, withLocalOrigins } from './hosting-config.ts';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

describe('local hosting', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  let port: number;
  let stop: () => Promise<void>;
  // Says what it was asked, in place of the functions.
  const functions = createHttpServer((request, response) => {
    void text(request).then((body) =>
      response.writeHead(201, { 'x-by': 'function' }).end(`${request.method} ${request.url} ${body}`),
    );
  });
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

  beforeAll(async () => {
    mkdirSync(join(folder, 'dist/assets'), { recursive: true });
    mkdirSync(join(folder, 'dist/routes'));
    writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><p>landing</p>');
    writeFileSync(join(folder, 'dist/interest.html'), '<!doctype html><p>waitlist</p>');
    writeFileSync(join(folder, 'dist/app.html'), '<!doctype html><p>shell</p>');
    writeFileSync(join(folder, 'dist/routes/dashboard.html'), '<!doctype html><p>shell of the feed</p>');
    writeFileSync(join(folder, 'dist/assets/app-1.js'), 'export {};');
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    port = await freePort();
    const functionsPort = await new Promise<number>((resolve) => {
      functions.listen(0, '127.0.0.1', () => resolve((functions.address() as AddressInfo).port));
    });
    const hosting = await serveHosting({
      root: join(folder, 'dist'),
      port,
      config: readHostingConfig(),
      localOrigins: ['http://127.0.0.1:9099'],
      functions: `http://127.0.0.1:${functionsPort}/demo`,
    });
    stop = hosting.stop;
  });
  afterAll(async () => {
    await stop();
    functions.close();
    rmSync(folder, { recursive: true });
  });

  test('serves files with their type and a lasting cache for hashed ones', async () => {
    const answer = await get('/assets/app-1.js');
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toBe('export {};');
  });

  test('answers every other path with the app, not to be cached blindly', async () => {
    for (const path of ['/dashboard', '/a/b.c/d/e', '/a/b/c?x=1']) {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('shell');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('answers public pages and routes with their own HTML', async () => {
    expect(await (await get('/dashboard?topic=news')).text()).toContain('of the feed');
    expect(await (await get('/?code=x')).text()).toContain('landing');
    expect(await (await get('/interest')).text()).toContain('waitlist');
  });

  test('a file that is gone is not there: the app in its place would be cached for a year', async () => {
    expect((await get('/assets/gone-1.js')).status).toBe(404);
  });

  test('shows nothing from outside its folder', async () => {
    for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt']) {
      expect(await (await get(path)).text()).not.toContain('secret');
    }
    expect((await get('/%zz')).status).toBe(400);
  });

  test('compresses and revalidates', async () => {
    const first = await get('/', { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(await first.text()).toContain('landing');
    const etag = first.headers.get('etag') ?? '';
    const headers = { 'accept-encoding': 'br', 'if-none-match': etag };
    expect((await get('/', { headers })).status).toBe(304);
  });

  test('answers on localhost too', async () => {
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  });

  test('hands on what a function answers, whatever the method', async () => {
    const answer = await get('/api/unsubscribe?token=a%26b', { method: 'POST', body: 'One-Click' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('x-by')).toBe('function');
    expect(await answer.text()).toBe(
      'POST /demo/us-central1/unsubscribeByPost/api/unsubscribe?token=a%26b One-Click',
    );
    expect(await (await get('/api/unsubscribe')).text()).toContain('GET ');
  });

  test('hands on the path that was asked for, as the function finds in it what it is about', async () => {
    const answer = await get('/api/calendar/se_cr-et.ics');
    expect(await answer.text()).toContain('GET /demo/us-central1/calendarFeed/api/calendar/se_cr-et.ics');
  });

  test('lets run and paint in its pages what their build noted, and nothing where none did', async () => {
    const policyOf = async (address: string) =>
      (await fetch(address)).headers.get('content-security-policy') ?? '';
    expect(await policyOf(`http://127.0.0.1:${port}/`)).not.toContain('sha256');
    writeInlineHashes(join(folder, 'dist'), [
      { 'script-src': ["'sha256-s='"], 'style-src': ["'sha256-t='"] },
    ]);
    const another = await freePort();
    const root = join(folder, 'dist');
    const hosting = await serveHosting({
      root,
      port: another,
      config: readHostingConfig(),
      localOrigins: [],
    });
    const policy = await policyOf(`http://127.0.0.1:${another}/dashboard`);
    const ofCode = await policyOf(`http://127.0.0.1:${another}/assets/main-1a2b.js`);
    await hosting.stop();
    expect(ofCode).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(policy).toContain("script-src 'self' https://apis.google.com 'sha256-s=';");
    expect(policy).toContain("style-src 'self' 'sha256-t=';");
  });

  test('says so when the function does not answer', async () => {
    const alone = await freePort();
    const hosting = await serveHosting({
      root: join(folder, 'dist'),
      port: alone,
      config: readHostingConfig(),
      localOrigins: [],
      functions: `http://127.0.0.1:${await freePort()}/demo`,
    });
    const answer = await fetch(`http://127.0.0.1:${alone}/api/unsubscribe`, { method: 'POST' });
    await hosting.stop();
    expect(answer.status).toBe(502);
  });

  test('allows only reading', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(405);
  });
});

test('the policy opens to local services only where the app reaches out', () => {
  const policy = headersFor(readHostingConfig(), '/')['Content-Security-Policy'] ?? '';
  const local = withLocalOrigins(policy, ['http://127.0.0.1:1']);
  const directive = (name: string) => local.split('; ').find((part) => part.startsWith(`${name} `));
  expect(directive('connect-src')).toContain('http://127.0.0.1:1');
  expect(directive('script-src')).not.toContain('http://127.0.0.1:1');
  expect(local).not.toContain('unsafe');
});

test('the server with hot reload hands on the same paths, by how they begin', () => {
  expect(functionRewrites(readHostingConfig(), 'http://f')).toEqual({
    '/api/unsubscribe': 'http://f/us-central1/unsubscribeByPost',
    '/api/stop-mail': 'http://f/us-central1/stopMailByPost',
    '/api/reports': 'http://f/us-central1/reportViolations',
    '/api/calendar/': 'http://f/us-central1/calendarFeed',
  });
});
