import * as v from 'valibot';
import { idSchema } from '../fields';

/** The ids of the documents of devices: so there are ten at most by construction. */
export const DEVICE_SLOTS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Longer than what any browser calls itself in our words. */
export const MAX_DEVICE_LABEL = 60;

/**
 * `users/{uid}/devices/{slot}` (product §3.1): where a browser of an account is told of news. Its owner alone reads and
 * writes it: whoever had the keys could send to it whatever they like.
 */
export const deviceSchema = v.object({
  /** The slot. */
  id: idSchema,
  /** Its address at the push service of its browser. */
  endpoint: v.string(),
  /** What payloads are encrypted with, for that browser alone (RFC 8291). */
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
  /** What it is listed by: "Chrome on Android". */
  label: v.string(),
  createdAt: v.nullable(v.date()),
  /** When the app was last used there, to the day. */
  seenAt: v.nullable(v.date()),
});
export type Device = v.InferOutput<typeof deviceSchema>;

/** What a browser says of its subscription. */
export type PushSubscriptionKeys = Pick<Device, 'endpoint' | 'keys'>;
