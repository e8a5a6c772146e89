import {
  arrayUnion,
  collection,
  deleteDoc,
  doc,
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
import { rulesAcceptanceId } from '@/domain/ids';
import { allows, denies, exactly, matrix } from './support/cases';
import { loadRules } from './support/environment';
import { ELMWOOD, joinRequest, joinRequestTimes, LONG_AGO, OAKFIELD, userSchool } from './support/factories';
import { FAR_AHEAD, pause, pausePath, rulesAcceptance, rulesSettings, VERSION } from './support/moderation';
import { MEMBERS, type Persona } from './support/personas';
import { OTHER_CODE, RECORDS } from './support/world';

const rules = loadRules('acceptances');
const pathOf = (uid: string, schoolId = OAKFIELD) => `rulesAcceptances/${rulesAcceptanceId(uid, schoolId)}`;
const at = (persona: Persona, path: string) => doc(rules.as(persona), path);
const LISTED = ['pending', ...MEMBERS, 'admin'] as const;
const none = (p: Persona) => rules.put({ [pathOf(p)]: null });
const older = (p: Persona) =>
  rules.put({ [pathOf(p)]: { ...rulesAcceptance(p, VERSION - 1), acceptedAt: LONG_AGO } });

describe('acceptances by role', () => {
  matrix([
    {
      verb: 'get',
      what: 'one',
      may: ['author', 'moderator', 'admin'],
      act: (p) => getDoc(at(p, pathOf('author'))),
    },
    {
      verb: 'list',
      what: 'one’s own',
      may: [],
      act: (p) =>
        getDocsFromServer(
          query(collection(rules.as(p), 'rulesAcceptances'), where('userId', '==', p), limit(1)),
        ),
    },
    {
      verb: 'list',
      what: 'those of a school',
      may: [],
      act: (p) =>
        getDocsFromServer(
          query(collection(rules.as(p), 'rulesAcceptances'), where('schoolId', '==', OAKFIELD), limit(1)),
        ),
    },
    {
      verb: 'create',
      what: 'one’s own',
      may: LISTED,
      act: (p) => setDoc(at(p, pathOf(p)), rulesAcceptance(p)),
      setUp: none,
    },
    {
      verb: 'update',
      what: 'one’s own',
      may: LISTED,
      act: (p) => setDoc(at(p, pathOf(p)), rulesAcceptance(p)),
      setUp: older,
    },
    {
      verb: 'create',
      what: 'the author’s',
      may: ['author'],
      act: (p) => setDoc(at(p, pathOf('author')), rulesAcceptance('author')),
      setUp: () => rules.put({ [pathOf('author')]: null }),
    },
    { verb: 'delete', what: 'one’s own', may: [], act: (p) => deleteDoc(at(p, pathOf(p))), setUp: older },
  ]);
});

describe('accepting', () => {
  const accept = (payload: object, id = pathOf('member')) => setDoc(at('member', id), payload);
  const own = () => rules.put({ [pathOf('member')]: null });
  const valid = () => rulesAcceptance('member');
  exactly(
    'the rules',
    valid,
    accept,
    {
      'in someone else’s name': { userId: 'author' },
      'of another school': { schoolId: ELMWOOD },
      'of before': { version: VERSION - 1 },
      'of rules to come': { version: VERSION + 1 },
      'of any version': { version: '3' },
      'dated back': { acceptedAt: LONG_AGO },
      'dated ahead': { acceptedAt: FAR_AHEAD },
    },
    own,
  );
  denies('the rules of a school that one is not of', () =>
    accept({ ...rulesAcceptance('member', 0), schoolId: ELMWOOD }, pathOf('member', ELMWOOD)),
  );
  denies('the rules under an id of one’s own', () => accept(valid(), 'rulesAcceptances/member'));
  denies('the rules of a school that one has left', () =>
    setDoc(at('exMember', pathOf('exMember')), rulesAcceptance('exMember')),
  );
  denies(
    'the change of the version alone, with the time of before',
    () => updateDoc(at('member', pathOf('member')), { version: VERSION }),
    () => older('member'),
  );
  allows(
    'the rules while paused',
    () => accept(valid()),
    async () => {
      await own();
      await rules.put({ [pausePath('member')]: pause('member') });
    },
  );
});

describe('accepting at a school without rules of its own', () => {
  const accept = (version: number) =>
    setDoc(at('otherParent', pathOf('otherParent', ELMWOOD)), {
      ...rulesAcceptance('otherParent', version),
      schoolId: ELMWOOD,
    });
  const without = () => rules.put({ [pathOf('otherParent', ELMWOOD)]: null });
  allows('those of the beginning', () => accept(0), without);
  denies('any other', () => accept(1), without);
  denies(
    'those of the beginning, once there are others',
    () => accept(0),
    async () => {
      await without();
      await rules.put({ [`schools/${ELMWOOD}/settings/rules`]: rulesSettings(1) });
    },
  );
});

describe('asking for a school', () => {
  const id = 'pendingRequests/newcomer_elmwood';
  const asks = (listed: boolean) => {
    const db = rules.as('newcomer');
    const batch = writeBatch(db);
    if (listed) {
      batch.set(doc(db, id), joinRequest(RECORDS.newcomer, ELMWOOD, OTHER_CODE));
      batch.update(doc(db, 'users/newcomer'), {
        schoolIds: arrayUnion(ELMWOOD),
        schools: [userSchool(ELMWOOD)],
      });
      batch.set(doc(db, 'joinRequestTimes/newcomer'), joinRequestTimes('newcomer_elmwood'));
    }
    batch.set(doc(db, pathOf('newcomer', ELMWOOD)), {
      ...rulesAcceptance('newcomer'),
      schoolId: ELMWOOD,
    });
    return batch.commit();
  };
  const before = async () => {
    await rules.restore('users/newcomer', id, 'joinRequestTimes/newcomer', pathOf('newcomer', ELMWOOD));
    await rules.put({ [`schools/${ELMWOOD}/settings/rules`]: rulesSettings() });
  };
  allows('with its rules', () => asks(true), before);
  denies('for its rules alone', () => asks(false), before);
});
