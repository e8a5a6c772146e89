import { addMinutes } from 'date-fns';
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
import { loadRules } from './support/environment';
import {
  ELMWOOD,
  inviteCodeGrant,
  joinRequest,
  joinRequestTimes,
  OAKFIELD,
  userSchool,
} from './support/factories';
import type { Persona } from './support/personas';
import { MEMBER_CODE, OTHER_CODE, RECORDS, SCHOOL_CODE } from './support/world';

/** Who knows which code: written by a function, asked for by the rule of a request. */
const rules = loadRules('grants');
const ref = (persona: Persona, id: string) => doc(rules.as(persona), 'inviteCodeGrants', id);
const grants = (persona: Persona) => collection(rules.as(persona), 'inviteCodeGrants');

describe('grants by role', () => {
  matrix([
    {
      verb: 'get',
      what: 'the grant of an open request',
      may: ['moderator', 'admin'],
      act: (p) => getDoc(ref(p, 'pending_oakfield')),
    },
    {
      verb: 'get',
      what: 'the grant of somebody who has not asked',
      may: [],
      act: (p) => getDoc(ref(p, 'newcomer_oakfield')),
    },
    {
      verb: 'get',
      what: 'a grant that is not there',
      may: [],
      act: (p) => getDoc(ref(p, 'nobody_oakfield')),
    },
    {
      verb: 'list',
      what: 'grants of a school',
      may: [],
      act: (p) => getDocsFromServer(query(grants(p), where('schoolId', '==', OAKFIELD), limit(1))),
    },
    {
      verb: 'list',
      what: 'one’s own grants',
      may: [],
      act: (p) => getDocsFromServer(query(grants(p), where('userId', '==', p), limit(1))),
    },
    { verb: 'count', what: 'grants', may: [], act: (p) => getCountFromServer(query(grants(p), limit(1))) },
    {
      verb: 'create',
      what: 'a grant for oneself',
      may: [],
      act: (p) => setDoc(ref(p, `${p}_elmwood`), inviteCodeGrant(p, ELMWOOD, OTHER_CODE)),
      setUp: (p) => rules.put({ [`inviteCodeGrants/${p}_elmwood`]: null }),
    },
    {
      verb: 'update',
      what: 'one’s own grant',
      may: [],
      act: (p) => updateDoc(ref(p, `${p}_oakfield`), { code: MEMBER_CODE }),
    },
    { verb: 'delete', what: 'one’s own grant', may: [], act: (p) => deleteDoc(ref(p, `${p}_oakfield`)) },
  ]);
});

describe('a request with a code', () => {
  const ask = (code: string) => {
    const db = rules.as('newcomer');
    const batch = writeBatch(db);
    batch.set(doc(db, 'pendingRequests/newcomer_oakfield'), joinRequest(RECORDS.newcomer, OAKFIELD, code));
    batch.update(doc(db, 'users/newcomer'), { schoolIds: [OAKFIELD], schools: [userSchool(OAKFIELD)] });
    batch.set(doc(db, 'joinRequestTimes/newcomer'), joinRequestTimes('newcomer_oakfield'));
    return batch.commit();
  };
  const knowing = (grant: object | null) => async () => {
    await rules.restore('users/newcomer', 'pendingRequests/newcomer_oakfield', 'joinRequestTimes/newcomer');
    await rules.put({ 'inviteCodeGrants/newcomer_oakfield': grant });
  };
  const granted = inviteCodeGrant('newcomer', OAKFIELD, SCHOOL_CODE);
  allows('the code that was looked up', () => ask(SCHOOL_CODE), knowing(granted));
  denies('a code that exists and was not looked up', () => ask(SCHOOL_CODE), knowing(null));
  denies('another code of the school than the one looked up', () => ask(MEMBER_CODE), knowing(granted));
  denies(
    'a code of another school that was looked up there',
    () => ask(OTHER_CODE),
    async () => {
      await knowing(granted)();
      await rules.put({
        'inviteCodeGrants/newcomer_elmwood': inviteCodeGrant('newcomer', ELMWOOD, OTHER_CODE),
      });
    },
  );
  const until = (minutes: number) => () =>
    knowing({ ...granted, validUntil: addMinutes(new Date(), minutes) })();
  allows('a code that was looked up, in the last minutes', () => ask(SCHOOL_CODE), until(2));
  denies('a code that was looked up too long ago', () => ask(SCHOOL_CODE), until(-1));
});
