import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { newUser } from '@/domain/entities/user';
import { DAY_MS } from '@/domain/time';
import { db, document, exists } from './support/admin.ts';
import {
  arrange,
  correct,
  createAnnouncement,
  readTally,
  see,
  told,
  withdraw,
} from './support/announcements.ts';
import { deliveringAgain } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { createListed, createMembers } from './support/moderation.ts';
import { createSchool, type TestSchool } from './support/people.ts';
import { notificationsOf } from './support/posts.ts';
import { afterAllRetries, failingFirst } from './support/retries.ts';

const NEWS = ['announcement', 'The gate', false];
const leave = ({ uid }: User) => db.doc(`users/${uid}`).update({ approvedSchools: [], approved: false });

describe('an announcement', () => {
  test('is told to every member but its author, and to nobody else', async () => {
    const { school, mo, otherMo, ana, ben } = await arrange();
    const stranger = await createListed(await createSchool());
    const blocking = await createListed(school);
    await db.doc(`users/${blocking.uid}/hiddenItems/blocked_${mo.uid}`).set({ kind: 'blocked' });
    const until = Timestamp.fromMillis(Date.now() + DAY_MS);
    await db
      .doc(`schools/${school.id}/pauses/${ben.uid}`)
      .set({ userId: ben.uid, schoolId: school.id, until, caseId: 'c' });
    const id = await createAnnouncement(mo, school);
    await afterAllEvents(async () => {
      // Whoever is paused reads, and whoever has blocked a moderator belongs to the school all the same.
      for (const member of [otherMo, ana, ben, blocking]) expect(await told(member)).toEqual([NEWS]);
      for (const other of [mo, stranger]) expect(await told(other)).toEqual([]);
      expect(await notificationsOf(ana.uid)).toMatchObject([
        { link: `/announcements?id=${id}`, actorId: 'system', postId: null, emailed: false },
      ]);
    });
    // No words of it and no names are in the tally.
    expect(await readTally(id)).toBeUndefined();
  });

  test('is told once, however often and late it is delivered, and also where somebody has read it', async () => {
    const { school, mo, ana, ben } = await arrange();
    const id = await deliveringAgain('created', 3, () => createAnnouncement(mo, school));
    expect(await told(ana)).toEqual([NEWS]);
    await db.doc(`notifications/announcement_${id}_${ana.uid}`).update({ read: true });
    await failingFirst('functions.invoke', 1, () => createAnnouncement(mo, school, { title: 'Second' }));
    await afterAllRetries(async () => {
      const titles = (await told(ben)).map(([, title]) => title).sort();
      expect(titles).toEqual(['Second', 'The gate']);
      expect(await told(ana)).toContainEqual(['announcement', 'The gate', true]);
    });
  });

  test('reaches 600 families, each once', async () => {
    const school = await createSchool();
    const mo = await createListed(school, { isModerator: true });
    const uids = await families(school, 600);
    const id = await deliveringAgain('created', 2, () => createAnnouncement(mo, school));
    const all = await db.collection('notifications').where('link', '==', `/announcements?id=${id}`).get();
    expect(all.size).toBe(600);
    expect(new Set(all.docs.map((doc) => doc.get('userId')))).toEqual(new Set(uids));
    await withdraw(id, mo);
    await afterAllEvents(async () => {
      const left = await db.collection('notifications').where('link', '==', `/announcements?id=${id}`).get();
      expect(left.size).toBe(0);
    });
  }, 120_000);

  test('that is withdrawn is not told any more, also where it is withdrawn while it is being told', async () => {
    const { school, mo, ana, ben } = await arrange();
    const id = await createAnnouncement(mo, school);
    await afterAllEvents(async () => expect(await told(ana)).toEqual([NEWS]));
    await withdraw(id, mo);
    await afterAllEvents(async () => {
      for (const member of [ana, ben]) expect(await told(member)).toEqual([]);
    });
    const atOnce = await createAnnouncement(mo, school);
    await withdraw(atOnce, mo);
    await afterAllEvents(async () => {
      for (const member of [ana, ben]) expect(await told(member)).toEqual([]);
    });
    // What says that somebody has seen it comes late, and tells nobody of it again.
    await see(atOnce, ana, school);
    await afterAllEvents(async () => expect(await told(ana)).toEqual([]));
  });
});

/** Accounts alone, as many as a large school has: nothing else is asked of them. */
async function families(school: TestSchool, count: number): Promise<string[]> {
  const uids = Array.from({ length: count }, (_, index) => `${school.id}-${index}`);
  for (let from = 0; from < count; from += 200) {
    const batch = db.batch();
    for (const uid of uids.slice(from, from + 200))
      batch.set(db.doc(`users/${uid}`), {
        ...newUser({ uid, email: `${uid}@schoolgate.test`, firstName: 'Fam', lastName: 'Ily' }),
        approvedSchools: [school.id],
        createdAt: Timestamp.now(),
      });
    await batch.commit();
  }
  return uids;
}

describe('a correction', () => {
  test('is told to who saw it before, once, and what tells the others has its present title', async () => {
    const { school, mo, otherMo, ana, ben } = await arrange();
    const id = await createAnnouncement(mo, school);
    await see(id, ana, school);
    await afterAllEvents(async () => expect(await told(ana)).toEqual([['announcement', 'The gate', true]]));
    await deliveringAgain('updated', 2, () => correct(id, otherMo, 2, { title: 'The south gate' }));
    expect((await told(ana)).sort()).toEqual([
      ['announcement', 'The south gate', true],
      ['announcement-corrected', 'The south gate', false],
    ]);
    // Nobody has told them before, and their bell says what is so now.
    expect(await told(ben)).toEqual([['announcement', 'The south gate', false]]);
    // Its author has not written these words.
    expect(await told(mo)).toEqual([['announcement-corrected', 'The south gate', false]]);
    expect(await told(otherMo)).toEqual([['announcement', 'The south gate', false]]);
  });

  test('of a correction takes its place, and is no news to who has seen it by then', async () => {
    const { school, mo, ana, ben } = await arrange();
    const id = await createAnnouncement(mo, school);
    await see(id, ana, school);
    await see(id, ben, school);
    await afterAllEvents(() => correct(id, mo, 2, { text: 'It is open.' }));
    await afterAllEvents(() => see(id, ben, school, 2));
    await afterAllEvents(async () => {
      expect(await told(ben)).toContainEqual(['announcement-corrected', 'The gate', true]);
    });
    await correct(id, mo, 3, { title: 'The gates' });
    await afterAllEvents(async () => {
      for (const parent of [ana, ben])
        expect((await told(parent)).filter(([type]) => type === 'announcement-corrected')).toEqual([
          ['announcement-corrected', 'The gates', false],
        ]);
    });
  });

  test('that comes while it is being told leaves no former title behind', async () => {
    const { school, mo, ana, ben } = await arrange();
    const uids = await families(school, 320);
    const id = await createAnnouncement(mo, school);
    await see(id, ana, school);
    await Promise.all([see(id, ben, school), correct(id, mo, 2, { title: 'The south gate' })]);
    await correct(id, mo, 3, { title: 'The gates' });
    await afterAllEvents(async () => {
      const all = await db.collection('notifications').where('link', '==', `/announcements?id=${id}`).get();
      expect(new Set(all.docs.map((doc) => doc.get('title')))).toEqual(new Set(['The gates']));
      expect(all.docs.filter((doc) => doc.get('type') === 'announcement')).toHaveLength(uids.length + 3);
      for (const parent of [ana, ben])
        expect((await told(parent)).filter(([type]) => type === 'announcement-corrected')).toHaveLength(1);
    });
  }, 60_000);

  test('is told to who saw the first version without a network, when their device says so', async () => {
    const { school, mo, ana } = await arrange();
    const id = await createAnnouncement(mo, school);
    await afterAllEvents(() => correct(id, mo, 2, { text: 'It is open.' }));
    await afterAllEvents(async () => expect(await told(ana)).toEqual([NEWS]));
    await see(id, ana, school, 1);
    await afterAllEvents(async () =>
      expect(await told(ana)).toContainEqual(['announcement-corrected', 'The gate', false]),
    );
  });

  test('is not told to who has left, nor to who is out by the time their device says what it saw', async () => {
    const { school, mo, ana, ben } = await arrange();
    const id = await createAnnouncement(mo, school);
    await see(id, ana, school);
    await afterAllEvents(() => leave(ana));
    await leave(ben);
    await see(id, ben, school);
    await afterAllEvents(() => correct(id, mo, 2, { text: 'It is open.' }));
    await afterAllEvents(async () => {
      for (const parent of [ana, ben])
        expect((await told(parent)).filter(([type]) => type === 'announcement-corrected')).toEqual([]);
    });
  });

  test('leaves what it said before to staff, once for each version', async () => {
    const { school, mo, otherMo } = await arrange();
    const id = await createAnnouncement(mo, school);
    await afterAllEvents(() => correct(id, otherMo, 2, { text: 'It is open.' }));
    await deliveringAgain('updated', 2, () => correct(id, mo, 3, { title: 'The gates' }));
    const kept = await db.collection(`announcements/${id}/revisions`).get();
    expect(kept.docs.map((doc) => [doc.get('content'), doc.get('authorId')])).toEqual([
      ['The gate\n\nIt stays shut.', mo.uid],
      ['The gate\n\nIt is open.', otherMo.uid],
    ]);
    const [first, second] = kept.docs;
    expect(first?.get('replacedAt')).toEqual(second?.get('writtenAt'));
    expect(kept.docs.every((doc) => doc.get('schoolId') === school.id)).toBe(true);
  });
});

describe('the tally', () => {
  test('counts each parent once, by what they have seen and acknowledged, whatever is delivered again', async () => {
    const { school, mo, ana, ben } = await arrange();
    const id = await createAnnouncement(mo, school);
    await deliveringAgain('created', 3, () => see(id, ana, school));
    expect(await readTally(id)).toEqual([1, 1, 0, 0]);
    await failingFirst('functions.invoke', 1, () => see(id, ben, school, 1, 1));
    await see(id, ana, school, 1, 1);
    await afterAllRetries(async () => expect(await readTally(id)).toEqual([2, 2, 2, 2]));
    await correct(id, mo, 2, { text: 'It is open.' });
    await afterAllEvents(async () => expect(await readTally(id)).toEqual([2, 0, 2, 0]));
    await see(id, ana, school, 2, 1);
    await afterAllEvents(async () => expect(await readTally(id)).toEqual([2, 1, 2, 0]));
    await see(id, ana, school, 2, 2);
    await afterAllEvents(async () => expect(await readTally(id)).toEqual([2, 1, 2, 1]));
    // It names nobody.
    expect(Object.keys((await document(`announcementTallies/${id}`)) ?? {}).sort()).toEqual(
      ['acknowledged', 'acknowledgedLatest', 'schoolId', 'seen', 'seenLatest', 'version'].sort(),
    );
  });

  test('is right when many see it at the same moment', async () => {
    const { school, mo } = await arrange();
    const id = await createAnnouncement(mo, school);
    const parents = await createMembers(school, 30);
    await Promise.all(parents.map((parent, at) => see(id, parent, school, 1, at % 3 === 0 ? 1 : 0)));
    await afterAllEvents(async () => expect(await readTally(id)).toEqual([30, 30, 10, 10]));
  });

  test('counts nobody who has left the school, nor what they said before they came back', async () => {
    const { school, mo, ana, ben } = await arrange();
    const id = await createAnnouncement(mo, school);
    await see(id, ana, school, 1, 1);
    await see(id, ben, school);
    await afterAllEvents(async () => expect(await readTally(id)).toEqual([2, 2, 1, 1]));
    await leave(ana);
    await afterAllEvents(async () => {
      expect(await readTally(id)).toEqual([1, 1, 0, 0]);
      expect(await exists(`announcements/${id}/reads/${ana.uid}`)).toBe(false);
      expect(await exists(`announcements/${id}/reads/${ben.uid}`)).toBe(true);
    });
  });
});

test('an announcement that goes with its school leaves nothing', async () => {
  const { school, mo, ana } = await arrange();
  const id = await createAnnouncement(mo, school);
  await see(id, ana, school);
  await afterAllEvents(() => correct(id, mo, 2, { text: 'It is open.' }));
  await afterAllEvents(async () => expect(await readTally(id)).toEqual([1, 0, 0, 0]));
  await db.doc(`announcements/${id}`).delete();
  await afterAllEvents(async () => {
    expect(await readTally(id)).toBeUndefined();
    for (const below of ['reads', 'revisions'])
      expect((await db.collection(`announcements/${id}/${below}`).get()).size).toBe(0);
    expect(await told(ana)).toEqual([]);
  });
});
