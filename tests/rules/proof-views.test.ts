import { createHash } from 'node:crypto';
import { doc, getDoc, writeBatch } from 'firebase/firestore';
import { describe } from 'vitest';
import { onceAuditId, proofViewId } from '@/domain/ids';
import { dayAfter } from '@/domain/rate-counter';
import { allows, denies, matrix } from './support/cases';
import { counter, counterPath, today } from './support/counted';
import { loadRules, signedIn } from './support/environment';
import { auditEntry, ELMWOOD, joinRequest, LONG_AGO, OAKFIELD } from './support/factories';
import type { Persona } from './support/personas';
import { OTHER_CODE, RECORDS } from './support/world';

const rules = loadRules('proof-views');

const REQUEST = 'pendingRequests/pending_oakfield';
const digestOf = (path: string) => createHash('sha256').update(path).digest('hex');
/** Of the document that the pending parent's request names. */
const DIGEST = digestOf('proof-uploads/pending-1700000000000-letter.pdf');
/** Of another one of the same parent and time. */
const OTHER = digestOf('proof-uploads/pending-1700000000000-other.pdf');
const idOf = (by: Persona, requestId = 'pending_oakfield', digest = DIGEST) =>
  onceAuditId('view-proof', requestId, digest, by);
const entry = (by: Persona, change: object = {}) => ({
  ...auditEntry('view-proof', by, 'pending', OAKFIELD, DIGEST),
  ...change,
});
const VIEW = proofViewId('pending_oakfield', DIGEST);

interface How {
  /** What the count is for; none without. */
  countedAs?: string | null;
  claims?: Record<string, unknown>;
}

/** A look with its count, as our own client writes it. */
function look(
  by: Persona,
  change: object = {},
  entryId = idOf(by),
  { countedAs = VIEW, claims }: How = {},
): Promise<void> {
  const db = rules.as(by, claims);
  const batch = writeBatch(db);
  batch.set(doc(db, 'auditLog', entryId), entry(by, change));
  if (countedAs !== null)
    batch.set(doc(db, counterPath(by, 'proofViews')), counter(countedAs), { merge: true });
  return batch.commit();
}
const forget = (by: Persona, ...ids: string[]) =>
  rules.put({
    ...Object.fromEntries([idOf(by), ...ids].map((id) => [`auditLog/${id}`, null])),
    [counterPath(by, 'proofViews')]: null,
  });

describe('a look at a document, on record', () => {
  matrix([
    {
      verb: 'create',
      what: 'a look',
      may: ['moderator', 'admin'],
      act: (p) => look(p),
      setUp: (p) => forget(p),
    },
    {
      verb: 'update',
      what: 'an earlier look',
      may: [],
      act: (p) => look(p),
      setUp: (p) =>
        rules.put({
          [`auditLog/${idOf(p)}`]: {
            ...auditEntry('view-proof', p, 'pending', OAKFIELD, DIGEST),
            at: LONG_AGO,
          },
        }),
    },
  ]);

  const own = (p: Persona, by = p, requestId = 'pending_oakfield') =>
    getDoc(doc(rules.as(p), 'auditLog', idOf(by, requestId)));
  const onRecord = (p: Persona) => rules.put({ [`auditLog/${idOf(p)}`]: { ...entry(p), at: LONG_AGO } });
  matrix([
    { verb: 'get', what: 'one’s own look', may: ['moderator', 'admin'], act: (p) => own(p), setUp: onRecord },
    {
      verb: 'get',
      what: 'one’s own look that never was',
      may: ['moderator', 'admin'],
      act: (p) => own(p),
      setUp: (p) => forget(p),
    },
  ]);
  denies(
    'reading another reviewer’s look',
    () => own('moderator', 'admin'),
    () => onRecord('admin'),
  );
  denies('asking for a look of one’s own at another school’s', () =>
    own('moderator', 'moderator', 'pending_elmwood'),
  );
  denies('reading another act whose id ends alike', () =>
    getDoc(doc(rules.as('moderator'), 'auditLog', idOf('moderator').replace('view-proof', 'clear-request'))),
  );

  const refused = (what: string, change: object, entryId?: string, countedAs = VIEW) =>
    denies(
      what,
      () => look('moderator', change, entryId, { countedAs }),
      () => forget('moderator', ...(entryId ? [entryId] : [])),
    );
  refused('in another reviewer’s name', {}, idOf('admin'));
  refused('by another reviewer’s account', { actorId: 'admin' });
  refused('at an earlier time', { at: LONG_AGO });
  refused('under an id of one’s own', {}, 'look1');
  refused('that is another act', { action: 'approve-request' });
  refused('with more in it', { subject: { authorId: 'pending', excerpt: 'Hi' } });
  refused(
    'at another document of the same time',
    { detail: OTHER },
    idOf('moderator', 'pending_oakfield', OTHER),
    proofViewId('pending_oakfield', OTHER),
  );
  refused('at a document of another name than the entry’s', { detail: OTHER });
  refused(
    'at a document of a request that is not there',
    { targetId: 'member' },
    idOf('moderator', 'member_oakfield'),
    proofViewId('member_oakfield', DIGEST),
  );
  refused(
    'at another school’s',
    { schoolId: ELMWOOD },
    idOf('moderator', 'pending_elmwood'),
    proofViewId('pending_elmwood', DIGEST),
  );

  denies(
    'at a document of a request that is decided',
    () => look('moderator'),
    async () => {
      await forget('moderator');
      await rules.put({ [REQUEST]: null });
    },
  );
  denies(
    'at the document of a request that has none',
    () => look('moderator', { detail: null }),
    async () => {
      await forget('moderator');
      await rules.put({
        [REQUEST]: { ...joinRequest(RECORDS.pending, OAKFIELD, OTHER_CODE), proofPath: null },
      });
    },
  );
});

describe('many looks', () => {
  const by: Persona = 'moderator';
  const viewed = (count: number) => async () => {
    await forget(by);
    await rules.restore(REQUEST);
    await rules.put({
      [counterPath(by, 'proofViews')]: {
        count,
        lastId: 'before',
        at: LONG_AGO,
        expiresAt: dayAfter(today()),
      },
    });
  };
  const lookWith = (minutesAgo: number) => () =>
    look(by, {}, idOf(by), { claims: { auth_time: signedIn(minutesAgo) } });

  allows('the tenth of a day with a sign-in of yesterday', lookWith(24 * 60), viewed(9));
  denies('the eleventh with a sign-in of yesterday', lookWith(24 * 60), viewed(10));
  denies('the eleventh with a sign-in of 31 minutes ago', lookWith(31), viewed(10));
  allows('the eleventh with a sign-in of 29 minutes ago', lookWith(29), viewed(10));
  denies(
    'the eleventh where the token names no sign-in',
    () => look(by, {}, idOf(by), { claims: { auth_time: undefined } }),
    viewed(10),
  );
  denies('one that is not counted', () => look(by, {}, idOf(by), { countedAs: null }), viewed(0));
  denies('one that is counted as another', () => look(by, {}, idOf(by), { countedAs: 'else' }), viewed(0));
});
