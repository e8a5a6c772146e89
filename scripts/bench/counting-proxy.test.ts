import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCountingProxy } from './counting-proxy.ts';

const name = (path: string) => `"name":"projects/p/databases/(default)/documents/${path}"`;
/** Messages of a listener's stream, one document each. */
const messages = (...paths: string[]) =>
  paths.map((path, at) => `60\n[[${at + 1},[{"documentChange":{"document":{${name(path)}}}}]]]`).join('\n');

let upstream: Server;
let proxy: Awaited<ReturnType<typeof startCountingProxy>>;
let answer = '';

beforeEach(async () => {
  upstream = createServer((_, response) => response.end(answer));
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  proxy = await startCountingProxy(0, (upstream.address() as AddressInfo).port);
});

afterEach(async () => {
  await proxy.stop();
  await new Promise((resolve) => upstream.close(resolve));
});

const ask = async (path: string, method = 'GET') =>
  (await fetch(`http://127.0.0.1:${proxy.port}/google.firestore.v1.Firestore/${path}`, { method })).text();
const listen = (session: string) =>
  ask(`Listen/channel?gsessionid=g&VER=8&RID=rpc&SID=${session}&AID=0&CI=0`);
const documents = () => Object.fromEntries(proxy.traffic.documents);

test('a message that a stream sends once more is counted once', async () => {
  answer = messages('users/a', 'posts/b', 'posts/c');
  await listen('one');
  await listen('one');
  expect(documents()).toEqual({ users: 1, posts: 2 });
});

test('what another stream asks for anew is counted anew', async () => {
  answer = messages('users/a', 'users/a/devices/b');
  await listen('one');
  await listen('two');
  expect(documents()).toEqual({ users: 2, devices: 2 });
});

test('what is asked for without a stream is counted each time', async () => {
  answer = `[{"found":{${name('users/a')}}},{"found":{${name('users/b')}}}]`;
  await ask('batchGet', 'POST');
  await ask('batchGet', 'POST');
  expect(documents()).toEqual({ users: 4 });
});

test('a stream counts once, however many requests it takes', async () => {
  await ask('Listen/channel?VER=8&RID=1&CVER=22', 'POST');
  await ask('Listen/channel?VER=8&gsessionid=g&SID=one&RID=2&AID=1', 'POST');
  await listen('one');
  await ask('Write/channel?VER=8&RID=1&CVER=22', 'POST');
  expect(proxy.traffic.streams).toBe(1);
});
