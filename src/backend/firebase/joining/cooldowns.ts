import { limit, orderBy, query, runTransaction, serverTimestamp, Timestamp, where } from 'firebase/firestore';
import { type JoinCooldown, newJoinCooldown } from '@/domain/entities/join-cooldown';
import type { User } from '@/domain/entities/user';
import { JOIN_COOLDOWN_DAYS } from '@/domain/limits';
import { DAY_MS } from '@/domain/time';
import { allJoinCooldowns, joinCooldownRef, joinCooldowns } from '../collections/join-cooldowns';
import { entities, entity, readQuery } from '../reading/documents';
import { COOLDOWNS } from '../reading/list-sizes';
import { db } from '../sdk/firestore';
import { audit } from '../writing/audit';

/** What a rejection or a removal writes beside it: from now on, by the decision of this audit entry. */
export const startedCooldown = (user: User, schoolId: string, auditId: string) => ({
  ...newJoinCooldown(user, schoolId, auditId),
  startedAt: serverTimestamp(),
});

/** Cooldowns that hold at these schools, null for all; the latest first. */
export async function cooldownsAt(schoolIds: string[] | null): Promise<JoinCooldown[]> {
  const since = Timestamp.fromMillis(Date.now() - JOIN_COOLDOWN_DAYS * DAY_MS);
  const lists = schoolIds?.map(joinCooldowns) ?? [allJoinCooldowns()];
  const pages = await Promise.all(
    lists.map(async (list) =>
      entities(
        await readQuery(
          query(list, where('startedAt', '>', since), orderBy('startedAt', 'desc'), limit(COOLDOWNS)),
        ),
      ),
    ),
  );
  return pages
    .flat()
    .filter(({ liftedAt }) => liftedAt === null)
    .sort((a, b) => Number(b.startedAt) - Number(a.startedAt));
}

/** One transaction: the cooldown no longer holds, on record. No harm once it is lifted. */
export const liftCooldown = ({ userId, schoolId }: JoinCooldown, reviewerId: string): Promise<void> =>
  runTransaction(db(), async (transaction) => {
    const ref = joinCooldownRef(schoolId, userId);
    const now = entity(await transaction.get(ref));
    if (!now || now.liftedAt) return;
    const entry = { actorId: reviewerId, targetId: userId, schoolId, detail: null };
    const { id } = audit(transaction, { ...entry, action: 'lift-cooldown' });
    transaction.update(ref, { liftedAt: serverTimestamp(), lastAuditId: id });
  });
