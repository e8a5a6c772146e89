import {
  collection,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocsFromServer,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, denies, matrix } from './support/cases';
import { loadRules, signedIn } from './support/environment';
import { auditEntry, LONG_AGO, OAKFIELD, referralRecord } from './support/factories';
import type { Persona } from './support/personas';

const rules = loadRules('referrals');
const PATH = 'referrals/author';
const ENTRY = 'gift1';
const ref = (persona: Persona, uid = 'author') => doc(rules.as(persona), 'referrals', uid);
const page = (persona: Persona, count = 100) =>
  query(collection(rules.as(persona), 'referrals'), limit(count));
const restored = () => rules.restore(PATH, `auditLog/${ENTRY}`);

describe('codes and referrals by role', () => {
  matrix([
    { verb: 'get', what: 'a member’s', may: ['author', 'admin'], act: (p) => getDoc(ref(p)) },
    { verb: 'list', what: 'all', may: ['admin'], act: (p) => getDocsFromServer(page(p)) },
    { verb: 'count', what: 'all', may: ['admin'], act: (p) => getCountFromServer(page(p)) },
    {
      verb: 'list',
      what: 'whom a member has invited',
      may: ['admin'],
      act: (p) => getDocsFromServer(query(page(p), where('referredByUserId', '==', p))),
    },
    {
      verb: 'create',
      what: 'one’s own',
      may: [],
      act: (p) => setDoc(ref(p, p), referralRecord(p)),
      setUp: (p) => rules.put({ [`referrals/${p}`]: null }),
    },
    {
      verb: 'update',
      what: 'a code',
      may: [],
      act: (p) => updateDoc(ref(p), { codes: { [OAKFIELD]: 'free-code' } }),
      setUp: restored,
    },
    { verb: 'delete', what: 'a member’s', may: [], act: (p) => deleteDoc(ref(p)) },
  ]);
  allows('one’s own that is not there yet', () => getDoc(ref('pending', 'pending')));
  denies('a list of 101', () => getDocsFromServer(page('admin', 101)));
  denies('a list without a limit', () => getDocsFromServer(collection(rules.as('admin'), 'referrals')));
});

interface Act {
  by: Persona;
  minutesAgo: number;
  change: Record<string, unknown> | null;
  entry: Record<string, unknown> | null;
  entryId: string;
  alsoFor?: string;
}

/** An admin marks the author's gift as sent. */
const gift = (by: Persona): Act => ({
  by,
  minutesAgo: 1,
  change: { giftIssued: true, lastAuditId: ENTRY },
  entry: { ...auditEntry('issue-gift', by, 'author', null) },
  entryId: ENTRY,
});

function perform({ by, minutesAgo, change, entry, entryId, alsoFor }: Act): Promise<void> {
  const db = rules.as(by, { auth_time: signedIn(minutesAgo) });
  const batch = writeBatch(db);
  if (entry) batch.set(doc(db, 'auditLog', entryId), entry);
  for (const uid of ['author', ...(alsoFor ? [alsoFor] : [])])
    if (change) batch.update(doc(db, 'referrals', uid), change);
  return batch.commit();
}

describe('a gift by role', () => {
  matrix([
    {
      verb: 'update',
      what: 'a gift',
      may: ['admin'],
      act: (p) => perform(gift(p)),
      setUp: restored,
    },
    {
      verb: 'update',
      what: 'a gift with its entry of long ago',
      may: [],
      act: (p) => perform({ ...gift(p), entry: null }),
      setUp: async (p) => {
        await restored();
        await rules.put({ [`auditLog/${ENTRY}`]: { ...gift(p).entry, at: LONG_AGO } });
      },
    },
  ]);
  allows('it needs no recent sign-in', () => perform({ ...gift('admin'), minutesAgo: 31 }), restored);
});

function refuses(cases: Record<string, (act: Act) => void>, setUp: () => Promise<unknown> = restored): void {
  for (const [what, spoil] of Object.entries(cases))
    denies(
      `a gift ${what}`,
      () => {
        const act = gift('admin');
        spoil(act);
        return perform(act);
      },
      async () => {
        await setUp();
      },
    );
}
const change = (part: object) => (act: Act) => {
  act.change = { ...act.change, ...part };
};
const entry = (part: object) => (act: Act) => {
  act.entry = { ...act.entry, ...part };
};
const stored = (part: object) => async () => {
  await restored();
  await rules.put({ [PATH]: { ...referralRecord('author'), ...part } });
};

describe('a gift and its entry', () => {
  refuses({
    'without its entry': (act) => {
      act.entry = null;
    },
    'without its entry, naming an old one': (act) => {
      act.entry = null;
      act.change = { ...act.change, lastAuditId: 'approval' };
    },
    'as an entry only': (act) => {
      act.change = null;
    },
    'with an entry that the record does not name': change({ lastAuditId: null }),
    'with an entry about somebody else': entry({ targetId: 'member' }),
    'with an entry by somebody else': entry({ actorId: 'member' }),
    'with an entry of long ago': entry({ at: LONG_AGO }),
    'with an entry of another act': entry({ action: 'set-moderator', detail: 'true' }),
    'with an entry for a school': entry({ schoolId: OAKFIELD }),
    'with a detail': entry({ detail: 'true' }),
    'about words of somebody': entry({ subject: { authorId: 'author', excerpt: 'Rude' } }),
    'under the fixed id of a deletion': (act) => {
      act.entryId = 'delete-post_schoolPost';
      act.change = { ...act.change, lastAuditId: act.entryId };
    },
    'that is none': change({ giftIssued: false }),
    'that is no flag': change({ giftIssued: 'true' }),
    'that also counts': change({ referralCount: 4 }),
    'that also rewards': change({ rewardEligible: false }),
    'that also names an inviter': change({ referredByUserId: 'admin' }),
    'with a field too many': change({ note: 'x' }),
  });
  refuses(
    {
      'with one entry for two people': (act) => {
        act.alsoFor = 'groupMember';
      },
    },
    async () => {
      await restored();
      await rules.put({ 'referrals/groupMember': referralRecord('groupMember') });
    },
  );
  refuses({ 'not earned': () => undefined }, stored({ rewardEligible: false }));
  const given = stored({ giftIssued: true });
  refuses({ twice: () => undefined, 'taken back': change({ giftIssued: false }) }, given);
});

describe('a gift in the name of another act on the same account', () => {
  denies(
    'it',
    () => {
      const db = rules.as('admin');
      const batch = writeBatch(db);
      batch.set(doc(db, 'auditLog', ENTRY), auditEntry('set-moderator', 'admin', 'author', null, 'true'));
      batch.update(doc(db, 'users', 'author'), { isModerator: true, lastAuditId: ENTRY });
      batch.update(doc(db, PATH), { giftIssued: true, lastAuditId: ENTRY });
      return batch.commit();
    },
    () => rules.restore(PATH, `auditLog/${ENTRY}`, 'users/author'),
  );
});

describe('a gift of an account without a record', () => {
  denies(
    'it',
    () => {
      const db = rules.as('admin');
      const batch = writeBatch(db);
      batch.set(doc(db, 'auditLog', ENTRY), auditEntry('issue-gift', 'admin', 'newcomer', null));
      batch.set(doc(db, 'referrals', 'newcomer'), {
        ...referralRecord('newcomer'),
        giftIssued: true,
        lastAuditId: ENTRY,
      });
      return batch.commit();
    },
    () => rules.put({ 'referrals/newcomer': null, [`auditLog/${ENTRY}`]: null }),
  );
});
