import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { DAY_MS } from '@/domain/time';
import { requireRateLimits } from '../limits/rate-limits';
import { db } from '../platform/app';
import { callable, requireUid } from '../platform/callable';
import { now } from '../platform/clock';
import { requireRecentSignIn } from '../platform/recent-sign-in';
import { exportRef } from './make-archive';

/** As many as anybody needs; each reads all that somebody has written. */
const PER_DAY = 3;

/**
 * Begins to make a copy of everything that is held about the caller. It replaces the one before.
 * @throws failed-precondition for want of a recent sign-in, resource-exhausted with `retryAt`
 */
export const requestDataExport = callable(
  'requestDataExport',
  v.object({}),
  async (_input, request): Promise<{ status: 'making' }> => {
    const uid = requireUid(request);
    // Whoever finds an open session must not carry off all of it.
    requireRecentSignIn(request);
    const at = await now();
    await db.runTransaction(async (tx) => {
      const limit = { name: 'data-export', subject: uid, windows: [{ max: PER_DAY, ms: DAY_MS }] };
      const isMaking = (await tx.get(exportRef(uid))).get('status') === 'making';
      const spend = await requireRateLimits(tx, [limit], at);
      if (isMaking) return;
      spend();
      tx.set(exportRef(uid), {
        userId: uid,
        status: 'making',
        requestedAt: Timestamp.fromMillis(at),
        fileName: null,
        size: null,
        expiresAt: null,
      });
    });
    return { status: 'making' };
  },
);
