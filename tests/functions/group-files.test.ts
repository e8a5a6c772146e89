import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, test } from 'vitest';
import { TINY } from '@/domain/file-check/testing';
import { MAX_GROUP_FILES } from '@/domain/group-limits';
import { bucket } from './support/admin.ts';
import { DAY, moveClock } from './support/clock.ts';
import { deliveringAgain, runScheduled } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { fileExists, upload, uploadedAt } from './support/files.ts';
import { arrangeGroup } from './support/groups.ts';

afterEach(() => moveClock(0));

describe('a file of a group', () => {
  test('is counted, has the size that it has, and no link', async () => {
    const { creator, share, read } = await arrangeGroup();
    const { ref, path } = await share(creator);
    await afterAllEvents(async () => {
      expect((await read()).fileCount).toBe(1);
      expect((await ref.get()).get('size')).toBe(TINY.pdf.length);
      const [{ metadata }] = await bucket.file(path).getMetadata();
      expect(metadata?.checked).toBe('yes');
      expect(metadata?.firebaseStorageDownloadTokens).toBeUndefined();
    });
  });

  test('that is listed and not there is listed no more', async () => {
    const { creator, share, read } = await arrangeGroup();
    const { ref } = await share(creator, { isStored: false });
    await afterAllEvents(async () => {
      expect((await ref.get()).exists).toBe(false);
      expect((await read()).fileCount).toBe(0);
    });
  });

  test('that is no PDF is deleted, and leaves the list', async () => {
    const { creator, school, share, read } = await arrangeGroup();
    const { ref, path } = await share(creator);
    await afterAllEvents(async () => expect((await read()).fileCount).toBe(1));
    const bytes = Buffer.from('<html><script>alert(1)</script></html>');
    await upload(path, creator.uid, school.id, { bytes, contentType: 'application/pdf' });
    await afterAllEvents(async () => {
      expect(await fileExists(path)).toBe(false);
      expect((await ref.get()).exists).toBe(false);
      expect((await read()).fileCount).toBe(0);
    });
  });

  test('that leaves the list is deleted, also when the event comes twice', async () => {
    const { creator, share, read } = await arrangeGroup();
    const [kept, gone] = [await share(creator), await share(creator)];
    await afterAllEvents(async () => expect((await read()).fileCount).toBe(2));
    await deliveringAgain('deleted', 2, () => gone.ref.delete());
    await afterAllEvents(async () => {
      expect((await read()).fileCount).toBe(1);
      expect(await Promise.all([kept, gone].map(({ path }) => fileExists(path)))).toEqual([true, false]);
    });
  });

  test('that races past the limit is taken back, the newest first', { timeout: 240_000 }, async () => {
    const { creator, group, share, read } = await arrangeGroup();
    const sharedAt = (minute: number) =>
      share(creator, { createdAt: Timestamp.fromMillis(Date.now() + minute * 60_000) });
    // All but the last two of a full group.
    for (let minute = 2 - MAX_GROUP_FILES; minute < 0; minute += 1) await sharedAt(minute);
    await afterAllEvents(async () => expect((await read()).fileCount).toBe(MAX_GROUP_FILES - 2));
    const late = await Promise.all([1, 2, 3, 4, 5].map(sharedAt));
    await afterAllEvents(async () => {
      const listed = await Promise.all(late.map(async ({ ref }) => (await ref.get()).exists));
      expect(listed).toEqual([true, true, false, false, false]);
      expect(await Promise.all(late.map(({ path }) => fileExists(path)))).toEqual(listed);
      expect((await read()).fileCount).toBe(MAX_GROUP_FILES);
    });
    expect((await group.collection('files').count().get()).data().count).toBe(MAX_GROUP_FILES);
  });

  test('that nobody lists is swept after a month, and one that is listed never', async () => {
    const { creator, school, groupId, share, read } = await arrangeGroup();
    const listed = await share(creator);
    await afterAllEvents(async () => expect((await read()).fileCount).toBe(1));
    const lost = `group-files/${school.id}/${groupId}/${crypto.randomUUID()}.pdf`;
    await upload(lost, creator.uid, school.id, { bytes: TINY.pdf, contentType: 'application/pdf' });
    const ahead = (await uploadedAt(lost)) - Date.now();
    const areThere = async (days: number, expected: boolean[]) => {
      await moveClock(ahead + days * DAY);
      await runScheduled('sweepGroups');
      await afterAllEvents(async () =>
        expect(await Promise.all([listed.path, lost].map(fileExists))).toEqual(expected),
      );
    };
    await areThere(29, [true, true]);
    await areThere(31, [true, false]);
  });
});
