import { createECDH, createPublicKey, type ECDH, randomBytes, randomUUID, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import type { PushPayload } from '@/domain/push-payload';

/** What a device was sent, as its browser would have decrypted it. */
export interface ReceivedPush {
  payload: PushPayload;
  ttl: number;
  urgency: string | undefined;
  topic: string | undefined;
  /** What is said of who has sent it (RFC 8292); its signature was right. */
  sender: { aud: string; sub: string; exp: number };
}

/** A browser that is subscribed at this service. */
export interface FakeDevice {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** All that has arrived, in its order. */
  received: ReceivedPush[];
  /** How often it was called, whatever was answered. */
  calls(): number;
  /** What is answered to the next calls, in their order; 201 after them. */
  answer(...statuses: number[]): void;
}

/** A push service, which decrypts what it is sent (RFC 8291) and answers as a test says. */
export interface PushServer {
  readonly port: number;
  device(): FakeDevice;
  stop(): Promise<void>;
}

interface Subscribed extends FakeDevice {
  ecdh: ECDH;
  answers: number[];
  count: number;
}

/** Starts one on this machine. */
export async function startPushServer(): Promise<PushServer> {
  const devices = new Map<string, Subscribed>();
  const server = createServer((request, response) => {
    void take(devices.get((request.url ?? '').slice(1)), request).then(
      (status) => response.writeHead(status).end(),
      // What can't be decrypted or is signed by somebody else.
      () => response.writeHead(400).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    device: () => {
      const id = randomUUID();
      const device = subscribed(`http://127.0.0.1:${port}/${id}`);
      devices.set(id, device);
      return device;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function subscribed(endpoint: string): Subscribed {
  const ecdh = createECDH('prime256v1');
  const device: Subscribed = {
    endpoint,
    ecdh,
    keys: { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
    received: [],
    answers: [],
    count: 0,
    calls: () => device.count,
    answer: (...statuses) => void device.answers.push(...statuses),
  };
  return device;
}

async function take(device: Subscribed | undefined, request: IncomingMessage): Promise<number> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (!device) return 404;
  device.count += 1;
  const { headers } = request;
  const push: ReceivedPush = {
    payload: JSON.parse(decrypted(Buffer.concat(chunks), device)) as PushPayload,
    ttl: Number(headers.ttl),
    urgency: headers.urgency as string | undefined,
    topic: headers.topic as string | undefined,
    sender: senderIn(headers.authorization ?? ''),
  };
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('It is encoded otherwise.');
  const status = device.answers.shift() ?? 201;
  if (status === 201) device.received.push(push);
  return status;
}

const decrypted = (body: Buffer, { ecdh, keys }: Subscribed): string =>
  decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret: keys.auth }).toString('utf8');

/** @throws where the signature is not by the key that is named with it */
function senderIn(authorization: string): ReceivedPush['sender'] {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const at = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: at(1), y: at(33) },
    format: 'jwk',
  });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('It is signed by somebody else.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as ReceivedPush['sender'];
}
