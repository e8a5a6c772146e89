import { ECDH } from 'node:crypto';
import type { Device } from '@/domain/entities/device';
import { isPushEndpoint } from '@/domain/push-service';
import { log } from '../platform/log';
import type { Sender } from './config';

/**
 * What became of one try. `gone`: there is no such device any more. `busy`: the service has not taken it, and may later.
 * `failed`: it won't, or nobody knows whether it did.
 */
export type Outcome = 'sent' | 'gone' | 'busy' | 'failed';

/** What is sent, and how the service is to treat it. */
export interface Push {
  payload: string;
  urgency: 'normal' | 'high';
  /** So long the service keeps it for a device that is off, in seconds. */
  ttl: number;
  /** What takes its place there: of two with the same one, a device that was off gets the later. */
  topic: string;
}

const TIME_LIMIT_MS = 10_000;
const GONE = [404, 410];

/** Nobody has been spoken to: the same again does no harm. */
const NOT_REACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

/** Read at each call, as tests of it set it. */
const isLocal = (): boolean => process.env.FUNCTIONS_EMULATOR === 'true';

/**
 * Sends something to one device, encrypted for it alone (RFC 8291) and signed as ours (RFC 8292). Calls known push services
 * only, whatever is stored, and follows none that leads elsewhere.
 */
export async function sendToDevice(device: Device, push: Push, sender: Sender): Promise<Outcome> {
  if (!isPushEndpoint(device.endpoint, isLocal()) || !isOnCurve(device.keys.p256dh)) return 'gone';
  const request = await requestOf(device, push, sender);
  try {
    const { status, body } = await fetch(device.endpoint, {
      method: 'POST',
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    // What it says is nobody's to read, and could be without end.
    await body?.cancel();
    if (status >= 200 && status < 300) return 'sent';
    if (GONE.includes(status)) return 'gone';
    if (status === 429 || status >= 500) return 'busy';
    log.warn('A push service has refused a message', { service: new URL(device.endpoint).host, status });
    return 'failed';
  } catch (error) {
    const { code } = ((error as { cause?: unknown }).cause ?? {}) as { code?: unknown };
    return NOT_REACHED.includes(String(code)) ? 'busy' : 'failed';
  }
}

/** Whether something can be encrypted with a key: rules know its length and not the curve. */
function isOnCurve(p256dh: string): boolean {
  try {
    return ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1').length > 0;
  } catch {
    return false;
  }
}

async function requestOf({ endpoint, keys }: Device, push: Push, sender: Sender) {
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, push.payload, {
    vapidDetails: sender,
    contentEncoding: 'aes128gcm',
    TTL: push.ttl,
    urgency: push.urgency,
    topic: push.topic,
  });
  // The length is the platform's to say.
  const { 'Content-Length': _length, ...others } = headers as Record<string, string | number>;
  return {
    headers: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body),
  };
}
