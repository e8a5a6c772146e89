import { groupMembershipSchema } from '@/domain/entities/group';
import { groupRequestSchema } from '@/domain/entities/group-request';
import { admittedNotificationId, groupRequestNotificationId } from '@/domain/group-ids';
import { groupMembershipId } from '@/domain/ids';
import { productNotification } from '../notifications/product-notification';
import { notificationRef, readNotices } from '../notify/tell';
import { moderatorsOf } from '../platform/accounts';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { parserOf } from '../platform/documents';
import { groupMembershipRef } from '../platform/group-memberships';
import { groupRef, parseGroup } from '../platform/groups';

const parseRequest = parserOf(groupRequestSchema);
const parseMembership = parserOf(groupMembershipSchema);

/** More people than run one group of a school; bounds what one request may cost. */
const MOST_TOLD = 20;

/** Who runs a group by now: those of its creator and helpers who are in it, else the moderators of its school. */
async function runnersOf(groupId: string): Promise<string[]> {
  const group = parseGroup(await groupRef(groupId).get());
  if (!group) return [];
  const leaders = [group.createdBy, ...group.helpers];
  const memberships = await db.getAll(
    ...leaders.map((uid) => groupMembershipRef(groupMembershipId(uid, groupId))),
  );
  const present = leaders.filter((_, index) => memberships[index]?.exists);
  if (present.length > 0) return present;
  const moderators = await moderatorsOf(group.schoolId).limit(MOST_TOLD).get();
  return moderators.docs.map(({ id }) => id);
}

/**
 * Tells those who run a group that somebody asks for it: once a group, day and person, however many ask. Whoever has blocked
 * the asker is told nothing. A request that is gone by then rings nobody's bell.
 */
export async function tellRunners(requestId: string): Promise<void> {
  const ref = db.doc(`groupRequests/${requestId}`);
  const request = parseRequest(await ref.get());
  if (!request?.requestedAt) return;
  const { groupId, userId, schoolId } = request;
  const day = request.requestedAt.toISOString().slice(0, 10);
  const at = new Date(await now());
  for (const uid of (await runnersOf(groupId)).filter((runner) => runner !== userId)) {
    const id = groupRequestNotificationId(groupId, day, uid);
    await db.runTransaction(async (tx) => {
      const [told, present] = await tx.getAll(notificationRef(id), ref);
      if (told?.exists || !present?.exists) return;
      const link = `/groups/${groupId}/members`;
      const news = productNotification({ id, userId: uid, type: 'group-request', link, schoolId, groupId });
      const [notice] = await readNotices([{ ...news, by: userId }], at);
      const document = notice?.over(told);
      if (document) tx.set(notificationRef(id), document);
    });
  }
}

/** Tells somebody that they were let into a group, once for each time that they were. */
export async function tellAdmitted(membershipId: string): Promise<void> {
  const at = new Date(await now());
  await db.runTransaction(async (tx) => {
    const membership = parseMembership(await tx.get(groupMembershipRef(membershipId)));
    if (!membership?.admitted || !membership.joinedAt) return;
    const { groupId, userId, schoolId, joinedAt } = membership;
    const id = admittedNotificationId(groupId, userId);
    const before = await tx.get(notificationRef(id));
    const link = `/groups/${groupId}`;
    const [notice] = await readNotices(
      [
        productNotification({
          type: 'group-admitted',
          ...{ id, userId, link, schoolId, groupId, cause: joinedAt.getTime() },
        }),
      ],
      at,
    );
    const document = notice?.over(before);
    if (document) tx.set(notificationRef(id), document);
  });
}
