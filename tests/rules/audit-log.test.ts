import {
  collection,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { AUDIT_ACTIONS } from '@/domain/entities/audit';
import { allows, denies, exactly, matrix } from './support/cases';
import { type Deletion, deletions, POST, POST_ENTRY, REMARK, REMARK_ENTRY } from './support/deletions';
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

const { back, ofPost, ofRemark, remove } = deletions(rules);

describe('the audit log by role', () => {
  const entry = (p: Persona) => doc(log(p), 'approval');
  matrix([
    { verb: 'get', what: 'an entry', may: ['admin'], act: (p) => getDoc(entry(p)) },
    {
      verb: 'list',
      what: 'the log',
      may: ['admin'],
      act: (p) => getDocsFromServer(query(log(p), newest, limit(100))),
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
      act: (p) => getDocsFromServer(decisions(p)),
    },
    {
      verb: 'list',
      what: 'all acts at Oakfield',
      may: ['admin'],
      act: (p) => getDocsFromServer(query(log(p), where('schoolId', '==', OAKFIELD), newest, limit(50))),
    },
    {
      verb: 'list',
      what: 'Oakfield’s removals',
      may: ['admin'],
      act: (p) =>
        getDocsFromServer(
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
  denies('the log without a limit', () => getDocsFromServer(query(log('admin'), newest)));
  denies('101 entries', () => getDocsFromServer(query(log('admin'), newest, limit(101))));
  denies('51 decisions for a moderator', () => getDocsFromServer(decisions('moderator', 51)));
  denies('the decisions of two schools for a moderator', () =>
    getDocsFromServer(
      query(log('moderator'), where('schoolId', 'in', [OAKFIELD, ELMWOOD]), DECISIONS, newest, limit(50)),
    ),
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
