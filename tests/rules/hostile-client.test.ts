import {
  arrayUnion,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocsFromServer,
  limit,
  query,
  runTransaction,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { onceAuditId } from '@/domain/ids';
import { allows, denies } from './support/cases';
import { createCounted, likeCounted } from './support/counted';
import { approval, decide } from './support/decisions';
import { loadRules } from './support/environment';
import {
  auditEntry,
  directoryEntry,
  ELMWOOD,
  inviteCode,
  inviteCodeGrant,
  joinRequest,
  joinRequestTimes,
  notification,
  OAKFIELD,
  post,
  referralRecord,
  userSchool,
} from './support/factories';
import type { Persona } from './support/personas';
import { OTHER_CODE, RECORDS } from './support/world';

/** What somebody would try who talks to the backend without our interface, as they would try it. */
const rules = loadRules('hostile');
const at = (persona: Persona, path: string) => doc(rules.as(persona), path);

describe('a parent who waits for approval', () => {
  const own = (change: object) => () => updateDoc(at('pending', 'users/pending'), change);
  denies('approving oneself', own({ approved: true, approvedSchools: [OAKFIELD] }));
  denies('approving oneself with a whole batch', () => decide(rules.as('pending'), approval('pending')));
  denies('approving oneself in a moderator’s name', () => decide(rules.as('pending'), approval('moderator')));
  denies('becoming a moderator', own({ isModerator: true }));
  denies('becoming an admin', own({ isAdmin: true }));
  denies('becoming an admin with an audit entry', () => {
    const db = rules.as('pending');
    const batch = writeBatch(db);
    batch.set(doc(db, 'auditLog', 'entry1'), auditEntry('set-admin', 'pending', 'pending', null, 'true'));
    batch.update(doc(db, 'users', 'pending'), { isAdmin: true, lastAuditId: 'entry1' });
    return batch.commit();
  });
  denies('writing one’s record anew as an admin', () =>
    setDoc(at('pending', 'users/pending'), { ...RECORDS.pending, isAdmin: true }),
  );
  denies('entering the directory', () =>
    setDoc(at('pending', 'schools/oakfield/members/pending'), directoryEntry(RECORDS.pending)),
  );
  denies('making a code', () =>
    setDoc(at('pending', 'inviteCodes/free'), { ...inviteCode('free', OAKFIELD, 'user'), userId: 'pending' }),
  );
  denies('reading the school’s posts', () =>
    getDocsFromServer(
      query(collection(rules.as('pending'), 'posts'), where('schoolId', '==', OAKFIELD), limit(1)),
    ),
  );
  denies('withdrawing what the reviewer looks at', () =>
    deleteDoc(at('pending', 'pendingRequests/pending_oakfield')),
  );
});

describe('a parent of another school', () => {
  const as = 'otherParent';
  denies('reading a post by its id', () => getDoc(at(as, 'posts/schoolPost')));
  denies('reading its comments', () =>
    getDocsFromServer(query(collection(rules.as(as), 'posts/schoolPost/comments'), limit(10))),
  );
  denies('reading all posts', () => getDocsFromServer(query(collection(rules.as(as), 'posts'), limit(50))));
  denies('reading all comments', () =>
    getDocsFromServer(query(collectionGroup(rules.as(as), 'comments'), limit(50))),
  );
  denies('reading the directories of all schools', () =>
    getDocsFromServer(query(collectionGroup(rules.as(as), 'members'), limit(50))),
  );
  denies('reading a parent’s record', () => getDoc(at(as, 'users/author')));
  denies('reading a parent’s request', () => getDoc(at(as, 'pendingRequests/pending_oakfield')));
  denies('liking a post', () =>
    likeCounted(rules, as, at(as, 'posts/schoolPost'), { likedBy: arrayUnion(as) }),
  );
  denies('reading a post inside a transaction that writes elsewhere', () =>
    runTransaction(rules.as(as), async (transaction) => {
      await transaction.get(at(as, 'posts/schoolPost'));
      transaction.update(at(as, 'users/otherParent'), { bio: 'x' });
    }),
  );
});

describe('a member', () => {
  const as = 'member';
  denies('liking in someone’s name', () =>
    likeCounted(rules, as, at(as, 'posts/schoolPost'), { likedBy: arrayUnion('author') }),
  );
  denies('reading another member’s record', () => getDoc(at(as, 'users/author')));
  denies('reading a request', () => getDoc(at(as, 'pendingRequests/pending_oakfield')));
  denies('writing as the system', () =>
    createCounted(rules, as, 'posts', at(as, 'posts/news'), {
      ...post(RECORDS.member),
      authorId: 'system',
      authorName: 'Schoolgate',
    }),
  );
  denies('deleting another’s post', () => deleteDoc(at(as, 'posts/schoolPost')));
  denies('deleting another’s post with an audit entry', () => {
    const db = rules.as(as);
    const batch = writeBatch(db);
    const entry = auditEntry('delete-post', as, 'schoolPost');
    batch.set(doc(db, 'auditLog', onceAuditId('delete-post', 'schoolPost')), entry);
    batch.delete(doc(db, 'posts', 'schoolPost'));
    return batch.commit();
  });
  denies('telling another of a like that was none', () =>
    setDoc(at(as, 'notifications/like_schoolPost_member'), notification('author')),
  );
  denies('letting a friend in', () => decide(rules.as(as), approval(as)));
  denies('claiming the reward', () => setDoc(at(as, 'referrals/member'), referralRecord('member')));
  denies('resetting the assistant’s count', () => deleteDoc(at(as, '_limits/author')));
});

describe('a moderator', () => {
  const as = 'otherModerator';
  denies('letting somebody into another school', () => decide(rules.as(as), approval(as)));
  denies('letting somebody in without a trace', () =>
    decide(rules.as('moderator'), { ...approval('moderator'), audit: undefined }),
  );
  denies('blaming another reviewer', () =>
    decide(rules.as('moderator'), {
      ...approval('moderator'),
      audit: auditEntry('approve-request', 'admin', 'pending'),
    }),
  );
  denies('rubbing out an entry', () => deleteDoc(at('moderator', 'auditLog/approval')));
  denies('becoming an admin', () => updateDoc(at('moderator', 'users/moderator'), { isAdmin: true }));
  denies('throwing a member out', () =>
    updateDoc(at('moderator', 'users/author'), { approvedSchools: [], approved: false }),
  );
});

describe('an admin', () => {
  denies('rubbing out an entry', () => deleteDoc(at('admin', 'auditLog/approval')));
  denies('posting into a school as a parent', () =>
    createCounted(rules, 'admin', 'posts', at('admin', 'posts/asAdmin'), post(RECORDS.admin)),
  );
  denies('writing a parent’s words', () => updateDoc(at('admin', 'posts/schoolPost'), { content: 'Else' }));
  denies('changing a parent’s address', () =>
    updateDoc(at('admin', 'users/author'), { email: 'x@schoolgate.test' }),
  );
});

describe('somebody who looks for a code', () => {
  const ask = (code: string) => {
    const db = rules.as('newcomer');
    const batch = writeBatch(db);
    batch.set(doc(db, 'pendingRequests/newcomer_elmwood'), joinRequest(RECORDS.newcomer, ELMWOOD, code));
    batch.update(doc(db, 'users/newcomer'), { schoolIds: [ELMWOOD], schools: [userSchool(ELMWOOD)] });
    batch.set(doc(db, 'joinRequestTimes/newcomer'), joinRequestTimes('newcomer_elmwood'));
    return batch.commit();
  };
  const knowing = (grant: object | null) => async () => {
    await rules.restore('users/newcomer', 'pendingRequests/newcomer_elmwood', 'joinRequestTimes/newcomer');
    await rules.put({ 'inviteCodeGrants/newcomer_elmwood': grant });
  };
  const unknown = knowing(null);
  denies('reading a code by its name', () => getDoc(at('newcomer', `inviteCodes/${OTHER_CODE}`)));
  denies('reading a code that is none', () => getDoc(at('newcomer', 'inviteCodes/elmwood-springfield-aaa')));
  denies('reading a code without an account', () => getDoc(at('anonymous', `inviteCodes/${OTHER_CODE}`)));
  // What is refused below is refused for its code and for nothing else.
  allows(
    'asking with a code that was looked up',
    () => ask(OTHER_CODE),
    knowing(inviteCodeGrant('newcomer', ELMWOOD, OTHER_CODE)),
  );
  // Alike, so that sending requests tells no codes apart.
  denies('asking with a code that exists', () => ask(OTHER_CODE), unknown);
  denies('asking with a code that is none', () => ask('elmwood-springfield-aaa'), unknown);
  denies(
    'granting a code to oneself',
    () =>
      setDoc(
        at('newcomer', 'inviteCodeGrants/newcomer_elmwood'),
        inviteCodeGrant('newcomer', ELMWOOD, OTHER_CODE),
      ),
    unknown,
  );
});

describe('somebody who was removed', () => {
  const as = 'exMember';
  const dead = 'inviteCodes/oakfield-springfield-exmember';
  const own = { ...inviteCode('oakfield-springfield-exmember', OAKFIELD, 'user'), userId: as };
  // Their own post, event, directory entry and membership of a group were left behind.
  denies('reading their own post', () => getDoc(at(as, 'posts/exMemberPost')));
  denies('reading their group’s posts', () => getDoc(at(as, 'posts/groupPost')));
  denies('reading who is in the directory', () => getDoc(at(as, 'schools/oakfield/members/author')));
  for (const shared of ['posts', 'events', 'groups']) {
    denies(`reading the school’s ${shared}`, () =>
      getDocsFromServer(
        query(collection(rules.as(as), shared), where('schoolId', '==', OAKFIELD), limit(10)),
      ),
    );
  }
  denies('bringing their code back', () => setDoc(at(as, dead), own));
  denies('bringing it back with a new school’s batch', () => {
    const db = rules.as(as);
    return writeBatch(db)
      .set(doc(db, dead), own)
      .update(doc(db, 'users', as), { bio: 'x' })
      .commit();
  });
  denies('taking over the school’s own code', () =>
    updateDoc(at(as, 'inviteCodes/oakfield-springfield-abc'), { userId: as }),
  );
  denies('taking over a member’s code', () =>
    updateDoc(at(as, 'inviteCodes/oakfield-springfield-author'), { userId: as }),
  );
  denies('looking for other codes', () =>
    getDocsFromServer(
      query(collection(rules.as(as), 'inviteCodes'), where('schoolId', '==', OAKFIELD), limit(1)),
    ),
  );
});
