import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { TINY } from '@/domain/file-check/testing';
import { bucket, db } from './support/admin.ts';
import { DAY, moveClock } from './support/clock.ts';
import { runScheduled, waitUntilIdle } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { fileExists, upload, uploadedAt } from './support/files.ts';
import { createApplicant, createMember, createSchool } from './support/people.ts';

const bytesOf = (text: string) => Buffer.from(text);
const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const GZIP = { bytes: gzipSync(Buffer.alloc(1_000_000)), contentEncoding: 'gzip' };

const LIES = [
  ['a drawing with scripts as a picture', 'post-images/UID/UUID-a.png', { bytes: bytesOf(SCRIPT) }],
  [
    'a page as a document',
    'proof-uploads/UID-1-a.pdf',
    { bytes: bytesOf('<html>'), contentType: 'application/pdf' },
  ],
  [
    'a picture with a page behind it',
    'post-images/UID/UUID-b.png',
    { bytes: Buffer.concat([TINY.png, bytesOf(SCRIPT)]) },
  ],
  ['a picture whose data are none', 'post-images/UID/UUID-c.png', { bytes: broken(TINY.png) }],
  [
    'a JPEG whose data are none',
    'post-images/UID/UUID-g.jpg',
    { bytes: hollow(TINY.jpeg), contentType: 'image/jpeg' },
  ],
  [
    'a WebP whose data are none',
    'post-images/UID/UUID-h.webp',
    { bytes: hollow(TINY.webp), contentType: 'image/webp' },
  ],
  ['a face of another type', 'profile-pictures/UID/UUID.webp', { contentType: 'image/webp' }],
  [
    'a document cut off',
    'proof-uploads/UID-2-a.pdf',
    { bytes: TINY.pdf.slice(0, 20), contentType: 'application/pdf' },
  ],
  [
    'a drawing that says so',
    'post-images/UID/UUID-d.svg',
    { bytes: bytesOf(SCRIPT), contentType: 'image/svg+xml' },
  ],
  ['what unpacks itself', 'proof-uploads/UID-3-a.pdf', { ...GZIP, contentType: 'application/pdf' }],
  ['a file where none belongs', 'elsewhere/UUID.png', {}],
] as const;

const TRUTHS = [
  ['a picture', 'post-images/UID/UUID-e.png', {}],
  ['a JPEG', 'post-images/UID/UUID-f.jpg', { bytes: TINY.jpeg, contentType: 'image/jpeg' }],
  ['a WebP', 'profile-pictures/UID/UUID.webp', { bytes: TINY.webp, contentType: 'image/webp' }],
  ['a document', 'proof-uploads/UID-4-a.pdf', { bytes: TINY.pdf, contentType: 'application/pdf' }],
  [
    'a phone’s picture as a document, with more than the picture',
    'proof-uploads/UID-5-a.png',
    { bytes: Buffer.concat([TINY.png, bytesOf('more')]) },
  ],
] as const;

/** A picture whose data no longer unpack: its frame is whole. */
function broken(bytes: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy.set([0xff, 0xff, 0xff], 45);
  return copy;
}

/** The frame of a JPEG or WebP, without what makes a picture of it. */
function hollow(bytes: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(bytes);
  // The table without which a JPEG's numbers mean nothing becomes a comment.
  if (copy[0] === 0xff) copy[21] = 0xfe;
  else copy.fill(0, 25, -2);
  return copy;
}

describe('an uploaded file', () => {
  test('goes unless its bytes are what it says', async () => {
    const school = await createSchool();
    const { uid } = await createMember(school);
    const at = (path: string) => path.replace('UID', uid).replace('UUID', crypto.randomUUID());
    const files = [...LIES, ...TRUTHS].map(([what, path, content]) => ({ what, path: at(path), content }));
    for (const { path, content } of files) await upload(path, uid, school.id, content);
    await afterAllEvents(async () => {
      const left = [];
      for (const { what, path } of files) if (await fileExists(path)) left.push(what);
      expect(left).toEqual(TRUTHS.map(([what]) => what));
    });
  });

  test('is kept on the way as long as we want, not as its client does, in no language of theirs', async () => {
    const school = await createSchool();
    const { uid } = await createMember(school);
    const path = `post-images/${uid}/${crypto.randomUUID()}-a.png`;
    await upload(path, uid, school.id, { cacheControl: 'public, max-age=31536000', contentLanguage: 'tlh' });
    await afterAllEvents(async () => {
      const [{ cacheControl, contentLanguage, metadata }] = await bucket.file(path).getMetadata();
      expect(cacheControl).toBe('private, max-age=0');
      expect(contentLanguage ?? '').toBe('');
      expect(metadata).toMatchObject({ uid, schoolId: school.id, checked: 'yes' });
    });
  });
});

describe('a file whose check was lost', () => {
  afterEach(() => moveClock(0));

  test('is checked at night, and no other is', async () => {
    const school = await createSchool();
    const { uid } = await createMember(school);
    const pathOf = () => `post-images/${uid}/${crypto.randomUUID()}-4x3.png`;
    const [good, bad, checked] = [pathOf(), pathOf(), pathOf()];
    for (const path of [good, bad, checked]) await upload(path, uid, school.id);
    await waitUntilIdle();
    // As if the trigger had never seen them: what they say they are is another thing than their bytes.
    await bucket.file(good).setMetadata({ metadata: { checked: null } });
    await bucket.file(bad).setMetadata({ contentType: 'image/webp', metadata: { checked: null } });
    await bucket.file(checked).setMetadata({ contentType: 'image/webp' });
    const left = async () => {
      const there = [];
      for (const path of [good, bad, checked]) if (await fileExists(path)) there.push(path);
      return there;
    };
    await runScheduled('sweepUnchecked');
    // The trigger may still be at a file of this hour.
    await afterAllEvents(async () => expect(await left()).toEqual([good, bad, checked]));
    await moveClock((await uploadedAt(good)) - Date.now() + DAY);
    await runScheduled('sweepUnchecked');
    await afterAllEvents(async () => expect(await left()).toEqual([good, checked]));
    expect((await bucket.file(good).getMetadata())[0].metadata?.checked).toBe('yes');
  });
});

describe('a document that could not be read', () => {
  test('leaves the open request that names it, and no other', async () => {
    const school = await createSchool();
    const [parent, other] = [await createApplicant(school), await createApplicant(school)];
    const proofPath = `proof-uploads/${parent.uid}-1-a.pdf`;
    const [another, theirs] = [`proof-uploads/${parent.uid}-2-a.pdf`, `proof-uploads/${other.uid}-1-a.pdf`];
    const pdf = { bytes: TINY.pdf, contentType: 'application/pdf' };
    await upload(another, parent.uid, 'another', pdf);
    await upload(theirs, other.uid, school.id, pdf);
    const requests = await Promise.all(
      [
        { userId: parent.uid, schoolId: school.id, proofPath, hasProof: true },
        { userId: parent.uid, schoolId: 'another', proofPath: another },
        { userId: other.uid, schoolId: school.id, proofPath: theirs },
      ].map(async (request) => {
        const ref = db.doc(`pendingRequests/${request.userId}_${request.schoolId}`);
        await ref.set(request);
        return ref;
      }),
    );
    await upload(proofPath, parent.uid, school.id, {
      bytes: bytesOf('Dear'),
      contentType: 'application/pdf',
    });
    await afterAllEvents(async () => {
      expect(await fileExists(proofPath)).toBe(false);
      const named = await Promise.all(requests.map(async (ref) => (await ref.get()).get('proofPath')));
      expect((await requests[0]?.get())?.get('hasProof')).toBe(false);
      expect(named).toEqual([null, another, theirs]);
    });
  });

  test('is asked for anew by a request that comes after its refusal, or names one that never was', async () => {
    const school = await createSchool();
    const parent = await createApplicant(school);
    const [refused, never] = [1, 2].map((at) => `proof-uploads/${parent.uid}-${at}-a.pdf`) as [
      string,
      string,
    ];
    await upload(refused, parent.uid, school.id, { bytes: bytesOf('Dear'), contentType: 'application/pdf' });
    await afterAllEvents(async () => expect(await fileExists(refused)).toBe(false));
    const request = db.doc(`pendingRequests/${parent.uid}_${school.id}`);
    const code = 'a-code';
    await request.set({
      userId: parent.uid,
      schoolId: school.id,
      inviteCode: code,
      proofPath: refused,
      hasProof: true,
    });
    const lost = { inviteCode: code, proofPath: null, hasProof: false };
    await afterAllEvents(async () => expect((await request.get()).data()).toMatchObject(lost));
    await request.update({ proofPath: never, hasProof: true });
    await afterAllEvents(async () => expect((await request.get()).data()).toMatchObject(lost));
  });

  test('is asked for anew by a request that names a document for another school', async () => {
    const [school, elsewhere] = [await createSchool(), await createSchool()];
    const { uid } = await createApplicant(school);
    const pdf = { bytes: TINY.pdf, contentType: 'application/pdf' };
    const [own, other] = [`proof-uploads/${uid}-1-a.pdf`, `proof-uploads/${uid}-2-a.pdf`] as const;
    await upload(own, uid, school.id, pdf);
    await upload(other, uid, elsewhere.id, pdf);
    const request = db.doc(`pendingRequests/${uid}_${school.id}`);
    await request.set({ userId: uid, schoolId: school.id, proofPath: own, hasProof: true });
    await afterAllEvents(async () => expect((await request.get()).get('proofPath')).toBe(own));
    await request.update({ proofPath: other });
    await afterAllEvents(async () =>
      expect((await request.get()).data()).toMatchObject({ proofPath: null, hasProof: false }),
    );
  });
});
