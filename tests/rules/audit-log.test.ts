import {
  collection,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { AUDIT_ACTIONS, subjectOf } from '@/domain/entities/audit';
import { onceAuditId } from '@/domain/ids';
import { allows, denies, exactly, matrix } from './support/cases';
import { loadRules } from './support/environment';
import {
  auditEntry,
  comment,
  ELMWOOD,
  LONG_AGO,
  OAKFIELD,
  post,
  SINCE,
  schoolRecord,
} from './support/factories';
import type { Persona } from './support/personas';
import { RECORDS } from './support/world';

const rules = loadRules('auditlog');
const log = (persona: Persona) => collection(rules.as(persona), 'auditLog');
const newest = orderBy('at', 'desc');
const DECISIONS = where('action', 'in', ['approve-request', 'reject-request']);
const decisions = (persona: Persona, count = 50) =>
  query(log(persona), where('schoolId', '==', OAKFIELD), DECISIONS, newest, limit(count));

interface Deletion {
  entry: object | null;
  entryId: string;
  path: string | null;
}
function remove(by: Persona, { entry, entryId, path }: Deletion): Promise<void> {
  const db = rules.as(by);
  const batch = writeBatch(db);
  if (entry) batch.set(doc(db, 'auditLog', entryId), entry);
  if (path) batch.delete(doc(db, path));
  return batch.commit();
}
const POST = 'posts/schoolPost';
const REMARK = `${POST}/comments/remark`;
const POST_ENTRY = onceAuditId('delete-post', 'schoolPost');
const REMARK_ENTRY = onceAuditId('delete-comment', 'schoolPost', 'remark');
const ofPost = (by: Persona): Deletion => ({
  entry: auditEntry('delete-post', by, 'schoolPost'),
  entryId: POST_ENTRY,
  path: POST,
});
const ofRemark = (by: Persona): Deletion => ({
  entry: auditEntry('delete-comment', by, 'remark', OAKFIELD, 'schoolPost'),
  entryId: REMARK_ENTRY,
  path: REMARK,
});
const back = () => rules.restore(POST, REMARK, `auditLog/${POST_ENTRY}`, `auditLog/${REMARK_ENTRY}`);

describe('the audit log by role', () => {
  const entry = (p: Persona) => doc(log(p), 'approval');
  matrix([
    { verb: 'get', what: 'an entry', may: ['admin'], act: (p) => getDoc(entry(p)) },
    {
      verb: 'list',
      what: 'the log',
      may: ['admin'],
      act: (p) => getDocs(query(log(p), newest, limit(100))),
    },
    {
      verb: 'count',
      what: 'the log',
      may: ['admin'],
      act: (p) => getCountFromServer(query(log(p), newest, limit(100))),
    },
    {
      verb: 'list',
      what: 'Oakfield’s decisions',
      may: ['moderator', 'admin'],
      act: (p) => getDocs(decisions(p)),
    },
    {
      verb: 'list',
      what: 'all acts at Oakfield',
      may: ['admin'],
      act: (p) => getDocs(query(log(p), where('schoolId', '==', OAKFIELD), newest, limit(50))),
    },
    {
      verb: 'list',
      what: 'Oakfield’s removals',
      may: ['admin'],
      act: (p) =>
        getDocs(
          query(log(p), where('schoolId', '==', OAKFIELD), where('action', '==', 'remove-member'), limit(50)),
        ),
    },
    { verb: 'update', what: 'an entry', may: [], act: (p) => updateDoc(entry(p), { actorId: 'member' }) },
    { verb: 'delete', what: 'an entry', may: [], act: (p) => deleteDoc(entry(p)) },
    {
      verb: 'delete',
      what: 'a post with its entry',
      may: ['admin'],
      act: (p) => remove(p, ofPost(p)),
      setUp: back,
    },
    {
      verb: 'delete',
      what: 'a comment with its entry',
      may: ['admin'],
      act: (p) => remove(p, ofRemark(p)),
      setUp: back,
    },
    // The fixed ids of deletions, under the names of other acts.
    ...AUDIT_ACTIONS.filter((action) => !action.startsWith('delete-')).flatMap((action) => [
      {
        verb: 'create' as const,
        what: `an entry ${action} about a post`,
        may: [],
        act: (p: Persona) => setDoc(doc(log(p), `${action}_schoolPost`), auditEntry(action, p, 'schoolPost')),
      },
      {
        verb: 'create' as const,
        what: `an entry ${action} about a comment`,
        may: [],
        act: (p: Persona) =>
          setDoc(
            doc(log(p), `${action}_schoolPost_remark`),
            auditEntry(action, p, 'remark', OAKFIELD, 'schoolPost'),
          ),
      },
    ]),
    {
      verb: 'delete' as const,
      what: 'a post whose deletion was logged long ago',
      may: ['author'] as const,
      act: (p: Persona) => deleteDoc(doc(rules.as(p), POST)),
      setUp: async (p: Persona) => {
        await back();
        await rules.put({ [`auditLog/${POST_ENTRY}`]: { ...ofPost(p).entry, at: LONG_AGO } });
      },
    },
    {
      verb: 'delete' as const,
      what: 'a comment whose deletion was logged long ago',
      may: ['author'] as const,
      act: (p: Persona) => deleteDoc(doc(rules.as(p), REMARK)),
      setUp: async (p: Persona) => {
        await back();
        await rules.put({ [`auditLog/${REMARK_ENTRY}`]: { ...ofRemark(p).entry, at: LONG_AGO } });
      },
    },
    ...AUDIT_ACTIONS.map((action) => ({
      verb: 'create' as const,
      what: `a bare entry ${action}`,
      may: [],
      act: (p: Persona) => setDoc(doc(log(p), 'entry1'), auditEntry(action, p, 'author')),
    })),
  ]);
  denies('the log without a limit', () => getDocs(query(log('admin'), newest)));
  denies('101 entries', () => getDocs(query(log('admin'), newest, limit(101))));
  denies('51 decisions for a moderator', () => getDocs(decisions('moderator', 51)));
  denies('the decisions of two schools for a moderator', () =>
    getDocs(
      query(log('moderator'), where('schoolId', 'in', [OAKFIELD, ELMWOOD]), DECISIONS, newest, limit(50)),
    ),
  );
});

describe('an admin removing a post', () => {
  exactly(
    'with an entry',
    () => auditEntry('delete-post', 'admin', 'schoolPost') as Record<string, unknown>,
    (entry) => remove('admin', { ...ofPost('admin'), entry }),
    {
      'by somebody else': { actorId: 'moderator' },
      'about another post': { targetId: 'groupPost' },
      'about a post that does not exist': { targetId: 'nothing' },
      'for another school': { schoolId: ELMWOOD },
      'for no school': { schoolId: null },
      'with a detail': { detail: 'rude' },
      'of another act': { action: 'delete-comment', detail: 'schoolPost' },
      'without what it is about': { subject: null },
      'about another author': { subject: { authorId: 'member', excerpt: 'Bake sale on Friday' } },
      'with words nobody wrote': { subject: { authorId: 'author', excerpt: 'Rude words' } },
      'with a part of a short text': { subject: { authorId: 'author', excerpt: 'Bake sale' } },
      'with nothing of the text': { subject: { authorId: 'author', excerpt: '' } },
      'with more on record': {
        subject: { authorId: 'author', excerpt: 'Bake sale on Friday', name: 'Ana' },
      },
      'of an act on a user': { action: 'set-admin' },
      'dated back': { at: LONG_AGO },
    },
    back,
  );
  denies('without an entry', () => remove('admin', { ...ofPost('admin'), entry: null }), back);
  denies('under another id', () => remove('admin', { ...ofPost('admin'), entryId: 'entry1' }), back);
  // One entry for two posts, and the other's could never be written.
  denies(
    'and another one under that one’s id',
    () =>
      remove('admin', {
        ...ofPost('admin'),
        entryId: onceAuditId('delete-post', 'groupPost'),
        path: 'posts/groupPost',
      }),
    () => rules.restore('posts/groupPost', `auditLog/${onceAuditId('delete-post', 'groupPost')}`),
  );
  denies(
    'with an entry of long ago',
    () => remove('admin', { ...ofPost('admin'), entry: null }),
    async () => {
      await back();
      await rules.put({
        [`auditLog/${POST_ENTRY}`]: { ...auditEntry('delete-post', 'admin', 'schoolPost'), at: LONG_AGO },
      });
    },
  );
  denies(
    'an entry dated back, with the post left',
    () =>
      remove('admin', {
        ...ofPost('admin'),
        entry: { ...auditEntry('delete-post', 'admin', 'schoolPost'), at: LONG_AGO },
        path: null,
      }),
    back,
  );
  denies('an entry about a post that does not exist', () =>
    remove('admin', {
      entry: auditEntry('delete-post', 'admin', 'nothing'),
      entryId: onceAuditId('delete-post', 'nothing'),
      path: null,
    }),
  );
});

// Rules can't see that a logged deletion happened: an admin's own client may log it and leave the post.
describe('an entry without its act', () => {
  const claimed = (of: (by: Persona) => Deletion, id: string) => async () => {
    await back();
    await rules.put({ [`auditLog/${id}`]: { ...of('moderator').entry, at: SINCE } });
  };
  const postClaimed = claimed(ofPost, POST_ENTRY);
  allows(
    'to be written anew with the deletion of its post',
    () => remove('admin', ofPost('admin')),
    postClaimed,
  );
  allows(
    'to be written anew with the deletion of its comment',
    () => remove('admin', ofRemark('admin')),
    claimed(ofRemark, REMARK_ENTRY),
  );
  exactly(
    'written anew',
    () => auditEntry('delete-post', 'admin', 'schoolPost') as Record<string, unknown>,
    (entry) => remove('admin', { ...ofPost('admin'), entry }),
    {
      'by somebody else': { actorId: 'moderator' },
      'about another post': { targetId: 'groupPost' },
      'for another school': { schoolId: ELMWOOD },
      'with words nobody wrote': { subject: { authorId: 'author', excerpt: 'Rude words' } },
      'dated back': { at: LONG_AGO },
    },
    postClaimed,
  );
  for (const by of ['moderator', 'author', 'member'] as const) {
    denies(`written anew by ${by}`, () => remove(by, { ...ofPost(by), path: null }), postClaimed);
  }
});

describe('an entry of what was done', () => {
  // As a function makes a welcome post anew, under its id.
  const remade = (of: (by: Persona) => Deletion, id: string, path: string, item: object) => async () => {
    await back();
    const { entry } = of('admin');
    await rules.put({
      [path]: { ...item, createdAt: SINCE },
      [`auditLog/${id}`]: { ...entry, at: SINCE },
    });
  };
  denies(
    'written anew with the deletion of another post of its id',
    () => remove('admin', ofPost('admin')),
    remade(ofPost, POST_ENTRY, POST, post(RECORDS.author)),
  );
  denies(
    'written anew with the deletion of another comment of its id',
    () => remove('admin', ofRemark('admin')),
    remade(ofRemark, REMARK_ENTRY, REMARK, comment(RECORDS.author)),
  );
  denies(
    'written anew with another school of its id',
    () => {
      const db = rules.as('admin');
      const batch = writeBatch(db);
      batch.set(doc(db, 'schools', 'again'), schoolRecord('again'));
      batch.set(
        doc(db, 'auditLog', 'create-school_again'),
        auditEntry('create-school', 'admin', 'again', 'again'),
      );
      return batch.commit();
    },
    () =>
      rules.put({
        'schools/again': null,
        'auditLog/create-school_again': {
          ...auditEntry('create-school', 'admin', 'again', 'again'),
          at: LONG_AGO,
        },
      }),
  );
  const done = async () => {
    await back();
    await remove('admin', ofPost('admin'));
  };
  denies('written anew', () => remove('admin', { ...ofPost('admin'), path: null }), done);
  denies('deleted', () => deleteDoc(doc(log('admin'), POST_ENTRY)), done);
  denies('written anew, a decision', () =>
    setDoc(doc(log('admin'), 'approval'), auditEntry('approve-request', 'admin', 'author')),
  );
});

describe('an admin removing a long post', () => {
  const content = `${'A long story. '.repeat(20)}The end.`;
  const keeping = (excerpt: string) => () =>
    remove('admin', {
      ...ofPost('admin'),
      entry: {
        ...auditEntry('delete-post', 'admin', 'schoolPost'),
        subject: { authorId: 'author', excerpt },
      },
    });
  const long = async () => {
    await back();
    await rules.put({ [POST]: { ...post(RECORDS.author), content } });
  };
  allows('with its first 100 characters', keeping(content.slice(0, 100)), long);
  allows('with its first 200, as others count', keeping(content.slice(0, 200)), long);
  denies('with 99', keeping(content.slice(0, 99)), long);
  denies('with 201', keeping(content.slice(0, 201)), long);
  denies('with all of it', keeping(content), long);
  denies('with 100 from its middle', keeping(content.slice(1, 101)), long);
  const emoji = '😀'.repeat(150);
  allows(
    'of signs that are counted differently',
    keeping(subjectOf({ authorId: '', content: emoji }).excerpt),
    async () => {
      await back();
      await rules.put({ [POST]: { ...post(RECORDS.author), content: emoji } });
    },
  );
});

describe('an admin removing a comment', () => {
  exactly(
    'with an entry',
    () => auditEntry('delete-comment', 'admin', 'remark', OAKFIELD, 'schoolPost') as Record<string, unknown>,
    (entry) => remove('admin', { ...ofRemark('admin'), entry }),
    {
      'by somebody else': { actorId: 'moderator' },
      'about another comment': { targetId: 'exMemberRemark' },
      'under another post': { detail: 'groupPost' },
      'without its post': { detail: null },
      'for another school': { schoolId: ELMWOOD },
      'of another act': { action: 'delete-post', detail: null },
      'without what it is about': { subject: null },
      'about another author': { subject: { authorId: 'member', excerpt: 'Count me in' } },
      'with words nobody wrote': { subject: { authorId: 'author', excerpt: 'Rude words' } },
      'of an act on a user': { action: 'set-admin' },
      'dated back': { at: LONG_AGO },
    },
    back,
  );
  denies('without an entry', () => remove('admin', { ...ofRemark('admin'), entry: null }), back);
  denies('under another id', () => remove('admin', { ...ofRemark('admin'), entryId: 'entry1' }), back);
  denies(
    'under its id alone',
    () => remove('admin', { ...ofRemark('admin'), entryId: 'delete-comment_remark' }),
    back,
  );
  denies(
    'with an entry under its id alone, and the comment left',
    () => remove('admin', { ...ofRemark('admin'), entryId: 'delete-comment_remark', path: null }),
    back,
  );
  // A comment's id is the client's choice, and unique under its post only.
  const TWIN = 'posts/groupPost/comments/remark';
  const TWIN_ENTRY = onceAuditId('delete-comment', 'groupPost', 'remark');
  const namesakes = async () => {
    await back();
    await rules.put({ [TWIN]: comment(RECORDS.groupMember), [`auditLog/${TWIN_ENTRY}`]: null });
  };
  denies(
    'and its namesake under another post',
    async () => {
      const db = rules.as('admin');
      const batch = writeBatch(db);
      batch.set(
        doc(db, 'auditLog', REMARK_ENTRY),
        auditEntry('delete-comment', 'admin', 'remark', OAKFIELD, 'schoolPost'),
      );
      for (const path of [REMARK, TWIN]) batch.delete(doc(db, path));
      await batch.commit();
    },
    namesakes,
  );
  allows(
    'after its namesake under another post',
    async () => {
      await remove('admin', ofRemark('admin'));
      const entry = {
        ...auditEntry('delete-comment', 'admin', 'remark', OAKFIELD, 'groupPost'),
        subject: subjectOf({ authorId: 'groupMember', content: 'Count me in' }),
      };
      await remove('admin', { entry, entryId: TWIN_ENTRY, path: TWIN });
    },
    namesakes,
  );
  const WELCOME = 'welcome_author_oakfield';
  const UNDER_WELCOME = `posts/${WELCOME}/comments/remark`;
  const WELCOME_ENTRY = onceAuditId('delete-comment', WELCOME, 'remark');
  allows(
    'under a post whose id has underscores',
    () => {
      const entry = auditEntry('delete-comment', 'admin', 'remark', OAKFIELD, WELCOME);
      return remove('admin', { entry, entryId: WELCOME_ENTRY, path: UNDER_WELCOME });
    },
    () => rules.put({ [UNDER_WELCOME]: comment(RECORDS.author), [`auditLog/${WELCOME_ENTRY}`]: null }),
  );
  denies('an entry about a comment that does not exist', () =>
    remove('admin', {
      entry: auditEntry('delete-comment', 'admin', 'nothing', OAKFIELD, 'schoolPost'),
      entryId: onceAuditId('delete-comment', 'schoolPost', 'nothing'),
      path: null,
    }),
  );
});
