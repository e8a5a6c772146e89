import { Timestamp } from 'firebase/firestore';
import { HOUR_MS } from '@/domain/time';
import { cooldownPath } from './decisions';
import type { loadRules } from './environment';
import { joinCooldown, OAKFIELD } from './factories';
import { RECORDS } from './world';

export const ago = (ms: number): Timestamp => Timestamp.fromMillis(Date.now() - ms);

/** The newcomer's cooldown at Oakfield. */
export const COOLDOWN = cooldownPath('newcomer');

/** It, an hour after the newcomer was removed. */
export const storedCooldown = (change: object = {}) => ({
  ...joinCooldown(RECORDS.newcomer, OAKFIELD, 'removal'),
  startedAt: ago(HOUR_MS),
  ...change,
});

/** Before a try of the newcomer's: nothing asked, this cooldown, these times. */
export const beforeAsking =
  (rules: ReturnType<typeof loadRules>) =>
  (cooldown: object | null, times: object | null = null) =>
  () =>
    rules.put({
      'users/newcomer': RECORDS.newcomer,
      'pendingRequests/newcomer_oakfield': null,
      'pendingRequests/newcomer_elmwood': null,
      'joinRequestTimes/newcomer': times,
      [COOLDOWN]: cooldown,
      'auditLog/lift1': null,
    });
