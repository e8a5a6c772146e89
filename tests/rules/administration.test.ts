import { deleteDoc, doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { describe } from 'vitest';
import type { AuditAction } from '@/domain/entities/audit';
import { onceAuditId } from '@/domain/ids';
import { allows, denies, matrix } from './support/cases';
import { cooldownPath } from './support/decisions';
import { loadRules } from './support/environment';
import { auditEntry, ELMWOOD, joinCooldown, LONG_AGO, OAKFIELD, post, userSchool } from './support/factories';
import type { Persona } from './support/personas';
import { RECORDS } from './support/world';

const rules = loadRules('administration');
const ENTRY = 'act1';

interface Act {
  by: Persona;
  target: string;
  change: Record<string, unknown>;
  entry: Record<string, unknown> | null;
  entryId: string;
  /** What a removal starts. */
  cooldown: Record<string, unknown> | null;
  alsoDelete: string[];
}
type Recipe = [AuditAction, Record<string, unknown>, { schoolId?: string | null; detail?: string | null }];

/** An act on the author's record with its audit entry. */
const actOf = ([action, change, { schoolId = null, detail = null }]: Recipe, by: Persona): Act => ({
  by,
  target: 'author',
  change: { ...change, lastAuditId: ENTRY },
  entry: auditEntry(action, by, 'author', schoolId, detail),
  entryId: ENTRY,
  cooldown: action === 'remove-member' ? { ...joinCooldown(RECORDS.author, OAKFIELD, ENTRY) } : null,
  alsoDelete: [],
});

function perform(act: Act): Promise<void> {
  const db = rules.as(act.by);
  const batch = writeBatch(db);
  if (act.entry) batch.set(doc(db, 'auditLog', act.entryId), act.entry);
  if (Object.keys(act.change).length) batch.update(doc(db, 'users', act.target), act.change);
  if (act.cooldown) batch.set(doc(db, cooldownPath(act.target)), act.cooldown);
  for (const path of act.alsoDelete) batch.delete(doc(db, path));
  return batch.commit();
}

const MEMBER_ENTRY = `schools/${OAKFIELD}/members/author`;
const before = RECORDS.author;
const restored = async () => {
  await rules.put({ 'users/author': before });
  await rules.restore(
    cooldownPath('author'),
    `auditLog/${ENTRY}`,
    MEMBER_ENTRY,
    'groupMemberships/exMember_chess',
    'users/exMember',
  );
};

const ROLE: Recipe = ['set-moderator', { isModerator: true }, { detail: 'true' }];
const ADMIN: Recipe = ['set-admin', { isAdmin: true }, { detail: 'true' }];
const notice = {
  schoolId: OAKFIELD,
  schoolName: 'Oakfield Primary',
  reason: 'No child at the school any more',
  removedAt: serverTimestamp(),
};
const REMOVAL: Recipe = [
  'remove-member',
  {
    approvedSchools: [],
    approved: false,
    schoolIds: [],
    schools: [],
    selectedSchoolId: null,
    removedFrom: notice,
  },
  { schoolId: OAKFIELD },
];

describe('acts of administration by role', () => {
  const row = (what: string, recipe: Recipe, alsoDelete: string[] = []) => ({
    verb: 'update' as const,
    what,
    may: ['admin'] as const,
    act: (p: Persona) => perform({ ...actOf(recipe, p), alsoDelete }),
    setUp: restored,
  });
  matrix([
    row('the moderator role', ROLE),
    row('the admin role', ADMIN),
    row('a removal from the school', REMOVAL, [MEMBER_ENTRY]),
    row('a removal that leaves the directory entry', REMOVAL),
    ...[ROLE, ADMIN, REMOVAL].map((recipe) => replay(recipe)),
  ]);
});

/** The act once more, with the entry of a first time. */
function replay(recipe: Recipe) {
  return {
    verb: 'update' as const,
    what: `${recipe[0]} with its entry of long ago`,
    may: [],
    act: (p: Persona) => perform({ ...actOf(recipe, p), entry: null }),
    setUp: async (p: Persona) => {
      await restored();
      await rules.put({ [`auditLog/${ENTRY}`]: { ...actOf(recipe, p).entry, at: LONG_AGO } });
    },
  };
}

type Spoil = (act: Act) => void;
function refuses(recipe: Recipe, cases: Record<string, Spoil>, setUp = restored): void {
  for (const [what, spoil] of Object.entries(cases)) {
    denies(
      `${recipe[0]} ${what}`,
      () => {
        const act = actOf(recipe, 'admin');
        spoil(act);
        return perform(act);
      },
      setUp,
    );
  }
}
const change =
  (part: object): Spoil =>
  (act) => {
    act.change = { ...act.change, ...part };
  };
const entry =
  (part: object): Spoil =>
  (act) => {
    act.entry = { ...act.entry, ...part };
  };

describe.each([{ recipe: ROLE }, { recipe: ADMIN }, { recipe: REMOVAL }])(
  'each act and its entry: $recipe.0',
  ({ recipe }) => {
    refuses(recipe, {
      'without its entry': (act) => {
        act.entry = null;
      },
      'without its entry, naming an old one': (act) => {
        act.entry = null;
        act.change = { ...act.change, lastAuditId: 'approval' };
      },
      'as an entry only': (act) => {
        act.change = {};
      },
      'with an entry that the record does not name': (act) => {
        act.change = { ...act.change, lastAuditId: null };
      },
      'with an entry about somebody else': entry({ targetId: 'member' }),
      'with an entry by somebody else': entry({ actorId: 'member' }),
      'with an entry of long ago': entry({ at: LONG_AGO }),
      'with an entry of another act': entry({ action: 'approve-request', schoolId: OAKFIELD, detail: null }),
      'with an entry for another school': entry({ schoolId: ELMWOOD }),
      'with another detail': entry({ detail: 'false' }),
      'under the fixed id of a deletion': (act) => {
        act.entryId = 'delete-post_schoolPost';
        act.change = { ...act.change, lastAuditId: act.entryId };
      },
      'that also renames': change({ firstName: 'Else' }),
      'that also changes the address': change({ email: 'else@schoolgate.test' }),
      'with a notice of another removal': change({ removedFrom: { ...notice, schoolId: ELMWOOD } }),
    });
  },
);

describe('one entry for two people', () => {
  denies(
    'it',
    () => {
      const db = rules.as('admin');
      const batch = writeBatch(db);
      batch.set(doc(db, 'auditLog', ENTRY), auditEntry('set-moderator', 'admin', 'author', null, 'true'));
      for (const uid of ['author', 'member']) {
        batch.update(doc(db, 'users', uid), { isModerator: true, lastAuditId: ENTRY });
      }
      return batch.commit();
    },
    restored,
  );
});

describe('roles', () => {
  refuses(ROLE, {
    'that is none': change({ isModerator: false }),
    'that is no flag': change({ isModerator: 'true' }),
    'that changes nothing': (act) => {
      act.change = { isModerator: false, lastAuditId: ENTRY };
      act.entry = { ...act.entry, detail: 'false' };
    },
    'that also makes an admin': change({ isAdmin: true }),
  });
  refuses(ADMIN, {
    'that is none': change({ isAdmin: false }),
    'in the name of the other role': entry({ action: 'set-moderator' }),
    'that makes a moderator instead': (act) => {
      act.change = { isModerator: true, lastAuditId: ENTRY };
    },
  });
  const takesOwn = (flag: 'isModerator' | 'isAdmin', action: AuditAction) => () =>
    perform({
      ...actOf([action, { [flag]: false }, { detail: 'false' }], 'admin'),
      target: 'admin',
      entry: auditEntry(action, 'admin', 'admin', null, 'false'),
    });
  const ownBack = () => rules.restore('users/admin', `auditLog/${ENTRY}`);
  allows('an admin changing their own moderator role', takesOwn('isModerator', 'set-moderator'), ownBack);
  denies('an admin giving up their own admin role', takesOwn('isAdmin', 'set-admin'), ownBack);
  allows(
    'taking a role away',
    () => perform(actOf(['set-admin', { isAdmin: false }, { detail: 'false' }], 'admin')),
    async () => {
      await rules.restore('users/admin', `auditLog/${ENTRY}`);
      await rules.put({ 'users/author': { ...before, isAdmin: true } });
    },
  );
});

describe('removals', () => {
  denies(
    'a moderator’s, in the name of a rejection',
    () =>
      perform({
        ...actOf(REMOVAL, 'moderator'),
        entry: auditEntry('reject-request', 'moderator', 'author'),
      }),
    restored,
  );
  denies(
    'of somebody who only asks',
    () =>
      perform({
        ...actOf(REMOVAL, 'admin'),
        target: 'pending',
        entry: auditEntry('remove-member', 'admin', 'pending'),
        cooldown: { ...joinCooldown(RECORDS.pending, OAKFIELD, ENTRY) },
      }),
    () => rules.restore('users/pending', cooldownPath('pending'), `auditLog/${ENTRY}`),
  );
  const told = (part: object) => change({ removedFrom: { ...notice, ...part } });
  const tells = (reason: string | null) => () => {
    const act = actOf(REMOVAL, 'admin');
    told({ reason })(act);
    return perform(act);
  };
  allows('a removal without a reason', tells(null), restored);
  allows('a removal with a reason of 500 characters', tells('x'.repeat(500)), restored);
  allows('a second removal, which replaces the first notice', tells(null), async () => {
    await restored();
    await rules.put({ 'users/author': { ...before, removedFrom: { ...notice, removedAt: LONG_AGO } } });
  });
  refuses(REMOVAL, {
    'without a cooldown': (act) => {
      act.cooldown = null;
    },
    'that keeps the membership': change({ approvedSchools: [OAKFIELD], approved: true }),
    'that leaves the account approved': change({ approved: true }),
    'that leaves the school on the list': change({ schoolIds: [OAKFIELD] }),
    'that leaves the school’s entry': change({ schools: RECORDS.author.schools }),
    'that leaves the school selected': change({ selectedSchoolId: OAKFIELD }),
    'for no school': entry({ schoolId: null }),
    'without a notice': change({ removedFrom: null }),
    'with a reason of blanks': told({ reason: ' ' }),
    'with a reason of 501 characters': told({ reason: 'x'.repeat(501) }),
    'with a reason that is no text': told({ reason: ['x'] }),
    'with a notice of long ago': told({ removedAt: LONG_AGO }),
    'with a notice of another school': told({ schoolId: ELMWOOD }),
    'with a notice of another name': told({ schoolName: 'Elmwood School' }),
    'with a notice with a field too many': told({ by: 'admin' }),
  });
  const stored = (record: object) => async () => {
    await restored();
    await rules.put({ 'users/author': record });
  };
  const two = {
    ...before,
    approvedSchools: [OAKFIELD, ELMWOOD],
    schoolIds: [OAKFIELD, ELMWOOD],
    schools: [...RECORDS.author.schools, userSchool(ELMWOOD)],
  };
  const inTwo = stored(two);
  const left = {
    approvedSchools: [ELMWOOD],
    approved: true,
    schoolIds: [ELMWOOD],
    schools: [userSchool(ELMWOOD)],
    selectedSchoolId: ELMWOOD,
    removedFrom: notice,
  };
  const one: Recipe = ['remove-member', left, { schoolId: OAKFIELD }];
  allows('a removal from one school of two', () => perform(actOf(one, 'admin')), inTwo);
  refuses(
    one,
    {
      'that takes the other school too': change({ approvedSchools: [], approved: false }),
      'that takes the other school’s entry too': change({ schools: [] }),
      'that blocks the account': change({ approved: false }),
      'of somebody who does not belong': entry({ schoolId: 'birch' }),
      'that names the other school': told({ schoolName: 'Elmwood School' }),
    },
    inTwo,
  );

  describe('and the moderator role', () => {
    const leaving = ([action, change, of]: Recipe, isModerator: boolean) => {
      const act = actOf([action, { ...change, isModerator }, of], 'admin');
      return () => perform(act);
    };
    const moderator = { isModerator: true };
    const both = { isModerator: true, isAdmin: true };
    const inOne = (flags: object) => stored({ ...before, ...flags });
    allows('it goes with the last school', leaving(REMOVAL, false), inOne(moderator));
    denies('it is kept for the next school', leaving(REMOVAL, true), inOne(moderator));
    allows('it stays with another school', leaving(one, true), stored({ ...two, ...moderator }));
    denies('it is taken from another school', leaving(one, false), stored({ ...two, ...moderator }));
    allows('an admin’s stays without a school', leaving(REMOVAL, true), inOne(both));
    denies('an admin’s goes with the last school', leaving(REMOVAL, false), inOne(both));
    denies('it is given with a removal', leaving(one, true), inTwo);
    denies('it is given with the last school', leaving(REMOVAL, true), restored);
    denies('it is given to an admin', leaving(REMOVAL, true), inOne({ isAdmin: true }));
  });

  denies(
    'a removal of somebody who only asked',
    () =>
      perform({
        ...actOf(REMOVAL, 'admin'),
        target: 'pending',
        entry: auditEntry('remove-member', 'admin', 'pending', OAKFIELD),
      }),
    restored,
  );

  describe('what goes along', () => {
    const drop = (path: string) => () => deleteDoc(doc(rules.as('admin'), path));
    denies('the directory entry of a member', drop(MEMBER_ENTRY), restored);
    allows('the stale entry of an ex-member', drop(`schools/${OAKFIELD}/members/exMember`), restored);
    denies('the group membership of a member', drop('groupMemberships/groupMember_chess'));
    // Functions do.
    denies('the group membership of an ex-member', drop('groupMemberships/exMember_chess'), restored);
  });
});

describe('an admin removing all posts of a parent', () => {
  // A commit may look up 20 documents: for each post the post and its entry, and the admin once.
  const ids = Array.from({ length: 8 }, (_, index) => `many${index}`);
  const paths = ids.flatMap((id) => [`posts/${id}`, `auditLog/${onceAuditId('delete-post', id)}`]);
  allows(
    'eight posts with their entries at once',
    () => {
      const db = rules.as('admin');
      const batch = writeBatch(db);
      for (const id of ids) {
        batch.set(
          doc(db, 'auditLog', onceAuditId('delete-post', id)),
          auditEntry('delete-post', 'admin', id),
        );
        batch.delete(doc(db, 'posts', id));
      }
      return batch.commit();
    },
    async () => {
      await rules.restore(...paths);
      await rules.put(Object.fromEntries(ids.map((id) => [`posts/${id}`, post(RECORDS.author)])));
    },
  );
});
