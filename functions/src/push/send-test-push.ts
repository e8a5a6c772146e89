import { randomUUID } from 'node:crypto';
import { HttpsError } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { HOUR_MS } from '@/domain/time';
import { requireRateLimits } from '../limits/rate-limits';
import { db } from '../platform/app';
import { callable, requireUid } from '../platform/callable';
import { now } from '../platform/clock';
import { PUSH_PRIVATE_KEY, sender } from './config';
import { readDevices } from './documents';
import { type Message, pushOf } from './message';
import { forgetDevice } from './send-claimed';
import { type Outcome, sendToDevice } from './send-to-device';

/** As often as somebody who tries everything out. */
const PER_HOUR = 10;

const TEST: Message = {
  title: 'Notifications work on this device',
  body: '',
  url: '/account/notifications',
  tag: 'test',
  canReply: false,
  isTest: true,
};

/**
 * Sends a trial to all devices of the caller, and forgets those that are gone.
 * @throws failed-precondition without a device or where nothing is set up, resource-exhausted with `retryAt`
 */
export const sendTestPush = callable(
  'sendTestPush',
  v.object({}),
  async (_input, request): Promise<Record<'sent' | 'gone' | 'failed', number>> => {
    const uid = requireUid(request);
    const keys = sender();
    const at = await now();
    const devices = await db.runTransaction(async (tx) => {
      const limit = { name: 'test-push', subject: uid, windows: [{ max: PER_HOUR, ms: HOUR_MS }] };
      const found = await readDevices(tx, uid);
      const spend = await requireRateLimits(tx, [limit], at);
      if (found.length > 0) spend();
      return found;
    });
    if (!keys || devices.length === 0) throw new HttpsError('failed-precondition', 'There is no device.');
    // Each is a trial of its own: none takes the place of one before that is on its way.
    const push = { ...pushOf(TEST, 0, null), topic: randomUUID().replaceAll('-', '') };
    const outcomes = await Promise.all(
      devices.map(async (device): Promise<Outcome> => {
        const outcome = await sendToDevice(device, push, keys);
        if (outcome === 'gone') await forgetDevice(uid, device);
        return outcome;
      }),
    );
    const count = (...wanted: Outcome[]) => outcomes.filter((one) => wanted.includes(one)).length;
    return { sent: count('sent'), gone: count('gone'), failed: count('busy', 'failed') };
  },
  { secrets: [PUSH_PRIVATE_KEY] },
);
