import { deleteDoc, doc, increment, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore';
import { describe } from 'vitest';
import { UPLOAD_LIMITS } from '@/domain/daily-limit';
import { dayAfter, type UploadKind } from '@/domain/rate-counter';
import { allows, denies, matrix } from './support/cases';
import { counter, counterPath, today } from './support/counted';
import { loadRules } from './support/environment';
import { ELMWOOD, inviteCodeGrant, joinRequest, LONG_AGO, OAKFIELD } from './support/factories';
import { type Persona, SIGNED_IN } from './support/personas';
import { OTHER_CODE, RECORDS, SCHOOL_CODE } from './support/world';

const rules = loadRules('uploads');

/** What Storage's rules ask for: the file as its counter names it. */
const FILE: Record<UploadKind, (school: string) => string> = {
  proofs: (school) => `${school}/proof-uploads/member-1700000000000-letter.pdf`,
  postImages: () => 'post-images/member/3f-cake.jpg',
  profilePictures: () => 'profile-pictures/member/3f.webp',
  groupFiles: (school) => `group-files/${school}/chess/3f.pdf`,
};
const count = (persona: Persona, kind: UploadKind, school: string = OAKFIELD) =>
  setDoc(doc(rules.as(persona), counterPath(persona, kind)), counter(FILE[kind](school)), { merge: true });
const counted = (persona: Persona, kind: UploadKind, many: number) =>
  rules.put({
    [counterPath(persona, kind)]:
      many === 0 ? null : { count: many, lastId: 'before', at: LONG_AGO, expiresAt: dayAfter(today()) },
  });

describe.each(Object.entries(UPLOAD_LIMITS) as [UploadKind, number][])('a day of %s', (kind, most) => {
  allows(
    'the first',
    () => count('member', kind),
    () => counted('member', kind, 0),
  );
  allows(
    'the last',
    () => count('member', kind),
    () => counted('member', kind, most - 1),
  );
  denies(
    'one more than a day has',
    () => count('member', kind),
    () => counted('member', kind, most),
  );
  denies(
    'the count set back',
    () =>
      setDoc(doc(rules.as('member'), counterPath('member', kind)), {
        ...counter(FILE[kind](OAKFIELD)),
        count: 1,
      }),
    () => counted('member', kind, most),
  );
  denies('the counter deleted', () => deleteDoc(doc(rules.as('member'), counterPath('member', kind))));
  denies(
    'two with one count',
    () =>
      setDoc(
        doc(rules.as('member'), counterPath('member', kind)),
        { ...counter(FILE[kind](OAKFIELD)), count: increment(0), at: serverTimestamp() },
        { merge: true },
      ),
    () => counted('member', kind, 1),
  );
});

describe('a document', () => {
  const grant = `inviteCodeGrants/newcomer_${OAKFIELD}`;
  const request = `pendingRequests/newcomer_${OAKFIELD}`;
  const world = (documents: Record<string, object | null>) => async () => {
    await counted('newcomer', 'proofs', 0);
    await rules.put({ [grant]: null, [request]: null, ...documents });
  };
  /** Minutes from when the case runs, not from when it is read. */
  const grantedFor = (minutes: number) => () =>
    world({
      [grant]: {
        ...inviteCodeGrant('newcomer', OAKFIELD, SCHOOL_CODE),
        validUntil: Timestamp.fromMillis(Date.now() + minutes * 60_000),
      },
    })();
  const asks = {
    [request]: { ...joinRequest(RECORDS.newcomer, OAKFIELD, OTHER_CODE), requestedAt: LONG_AGO },
  };

  matrix([
    {
      verb: 'create',
      what: 'the count of a document, with a code’s grant',
      may: SIGNED_IN,
      act: (p) => count(p, 'proofs'),
      setUp: (p) => counted(p, 'proofs', 0),
    },
  ]);
  denies('neither for a request nor after a look-up', () => count('newcomer', 'proofs'), world({}));
  allows('after a look-up', () => count('newcomer', 'proofs'), grantedFor(5));
  denies('after a look-up of long ago', () => count('newcomer', 'proofs'), grantedFor(-5));
  allows('for an open request', () => count('newcomer', 'proofs'), world(asks));
  const counts = (owner: Persona, kind: 'proofs' | 'groups') => () =>
    setDoc(doc(rules.as('newcomer'), counterPath(owner, kind)), counter(FILE.proofs(OAKFIELD)), {
      merge: true,
    });
  denies(
    'for an open request, in place of another count that has less room',
    counts('newcomer', 'groups'),
    async () => {
      await world(asks)();
      await rules.put({
        [counterPath('newcomer', 'groups')]: {
          count: 3,
          lastId: 'x',
          at: LONG_AGO,
          expiresAt: dayAfter(today()),
        },
      });
    },
  );
  denies('for an open request, on somebody else’s count', counts('author', 'proofs'), async () => {
    await world(asks)();
    await counted('author', 'proofs', 0);
  });
  denies(
    'for another school than the request’s',
    () => count('newcomer', 'proofs', ELMWOOD),
    world({ ...asks, [`inviteCodeGrants/newcomer_${ELMWOOD}`]: null }),
  );
  denies(
    'for somebody else’s request',
    () => count('newcomer', 'proofs'),
    async () => {
      await world({})();
      await rules.restore('pendingRequests/pending_oakfield');
    },
  );
});
