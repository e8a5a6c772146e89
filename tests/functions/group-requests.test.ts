import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, test } from 'vitest';
import { db } from './support/admin.ts';
import { DAY, HOUR, moveClock } from './support/clock.ts';
import { deliveringAgain, runScheduled } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { arrangeGroup } from './support/groups.ts';
import { createListed } from './support/moderation.ts';

afterEach(() => moveClock(0));

const told = async ({ uid }: { uid: string }, type: string) =>
  (await db.collection('notifications').where('userId', '==', uid).where('type', '==', type).get()).docs;
const areTold = (people: readonly { uid: string }[], type: string, counts: readonly number[]) =>
  afterAllEvents(async () => {
    const found = await Promise.all(people.map(async (person) => (await told(person, type)).length));
    expect(found).toEqual(counts);
  });

describe('those who run a group', () => {
  test('are told of requests once a day, however many ask and however often events come', async () => {
    const { school, creator, groupId, ask, join, group } = await arrangeGroup();
    const [helper, member, ...askers] = await Promise.all(
      Array.from({ length: 6 }, () => createListed(school)),
    );
    if (!helper || !member) throw new Error('Nobody is there.');
    await Promise.all([join(helper), join(member)]);
    await group.update({ helpers: [helper.uid] });
    await deliveringAgain('created', 2, () => Promise.all(askers.map((asker) => ask(asker))));
    await areTold([creator, helper, member], 'group-request', [1, 1, 0]);
    expect((await told(creator, 'group-request'))[0]?.get('link')).toBe(`/groups/${groupId}/members`);
    // Another day is another notification.
    const [late] = askers;
    if (!late) throw new Error('Nobody asks.');
    await db.doc(`groupRequests/${late.uid}_${groupId}`).delete();
    await ask(late, Timestamp.fromMillis(Date.now() + DAY));
    await areTold([creator, helper], 'group-request', [2, 2]);
  });

  test('are the moderators of the school once nobody who ran it is in it', async () => {
    const { school, creator, ask, membershipOf } = await arrangeGroup();
    const moderator = await createListed(school, { isModerator: true });
    await membershipOf(creator).delete();
    await ask(await createListed(school));
    await areTold([creator, moderator], 'group-request', [0, 1]);
  });

  test('hear nothing of whom they have blocked', async () => {
    const { school, creator, ask } = await arrangeGroup();
    const asker = await createListed(school);
    await db.doc(`users/${creator.uid}/hiddenItems/blocked_${asker.uid}`).set({ kind: 'blocked' });
    await ask(asker);
    await areTold([creator], 'group-request', [0]);
  });
});

describe('who was let in', () => {
  test('is told once, and the request is gone', async () => {
    const { school, ask, admit, requestOf, groupId } = await arrangeGroup();
    const asker = await createListed(school);
    await ask(asker);
    await deliveringAgain('created', 2, () => admit(asker));
    await areTold([asker], 'group-admitted', [1]);
    expect((await told(asker, 'group-admitted'))[0]?.get('link')).toBe(`/groups/${groupId}`);
    expect((await requestOf(asker).get()).exists).toBe(false);
  });

  test('and two who let them in at once make one member', async () => {
    const { school, ask, admit, read } = await arrangeGroup();
    const asker = await createListed(school);
    await ask(asker);
    await Promise.all([admit(asker), admit(asker)]);
    await afterAllEvents(async () => expect((await read()).memberCount).toBe(2));
    await areTold([asker], 'group-admitted', [1]);
  });

  test('by joining is told nothing, and a request that was left lying goes', async () => {
    const { school, ask, join, requestOf } = await arrangeGroup({ access: 'open' });
    const asker = await createListed(school);
    await ask(asker);
    await join(asker);
    await afterAllEvents(async () => expect((await requestOf(asker).get()).exists).toBe(false));
    await areTold([asker], 'group-admitted', [0]);
  });
});

describe('helpers', () => {
  test('help no more once they have left, and not by coming back', async () => {
    const { school, group, join, membershipOf, read } = await arrangeGroup();
    const [stays, leaves] = [await createListed(school), await createListed(school)];
    await Promise.all([join(stays), join(leaves)]);
    await group.update({ helpers: [leaves.uid, stays.uid] });
    await deliveringAgain('deleted', 2, () => membershipOf(leaves).delete());
    await afterAllEvents(async () => expect((await read()).helpers).toEqual([stays.uid]));
    await join(leaves);
    await afterAllEvents(async () => expect((await read()).helpers).toEqual([stays.uid]));
  });
});

test('a wait goes once it is over, and no sooner', async () => {
  const { school, groupId } = await arrangeGroup();
  const startedAt = Timestamp.now();
  const waits = (['declined', 'removed'] as const).map((kind) => {
    const userId = `${kind}-${groupId}`;
    const ref = db.doc(`groupCooldowns/${userId}_${groupId}`);
    return { ref, data: { userId, groupId, schoolId: school.id, kind, startedAt } };
  });
  for (const { ref, data } of waits) await ref.set(data);
  const areThere = async (ahead: number, expected: boolean[]) => {
    await moveClock(ahead);
    await runScheduled('sweepGroups');
    await afterAllEvents(async () => {
      const found = await Promise.all(waits.map(async ({ ref }) => (await ref.get()).exists));
      expect(found).toEqual(expected);
    });
  };
  await areThere(7 * DAY - HOUR, [true, true]);
  await areThere(7 * DAY + HOUR, [false, true]);
  await areThere(30 * DAY - HOUR, [false, true]);
  await areThere(30 * DAY + HOUR, [false, false]);
});
