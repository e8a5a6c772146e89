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
  startAfter,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, denies, exactly, matrix } from './support/cases';
import { loadRules } from './support/environment';
import { auditEntry, inviteCode, LONG_AGO, OAKFIELD, schoolRecord } from './support/factories';
import { PERSONAS, type Persona } from './support/personas';
import { SCHOOL_CODE } from './support/world';

const rules = loadRules('schools');
const schools = (persona: Persona) => collection(rules.as(persona), 'schools');
const codes = (persona: Persona) => collection(rules.as(persona), 'inviteCodes');
const ref = (persona: Persona, id: string) => doc(rules.as(persona), 'schools', id);
const NEW = 'birchhill';
const CODE = 'birch-hill-springfield-abc';
const entryId = (schoolId: string) => `create-school_${schoolId}`;
const ENTRY = entryId(NEW);

/** A school, its code and the audit entry in one batch; null leaves a part out. */
interface Opening {
  school: Record<string, unknown> | null;
  code: Record<string, unknown> | null;
  audit: Record<string, unknown> | null;
  auditId: string;
  codeId: string;
  schoolId: string;
}
const opening = (by: Persona): Opening => ({
  school: { ...schoolRecord(NEW) },
  code: { ...inviteCode(CODE, NEW, by) },
  audit: { ...auditEntry('create-school', by, NEW, NEW) },
  auditId: ENTRY,
  codeId: CODE,
  schoolId: NEW,
});
function create(by: Persona, parts: Opening): Promise<void> {
  const db = rules.as(by);
  const batch = writeBatch(db);
  if (parts.audit) batch.set(doc(db, 'auditLog', parts.auditId), parts.audit);
  if (parts.school) batch.set(doc(db, 'schools', parts.schoolId), parts.school);
  if (parts.code) batch.set(doc(db, 'inviteCodes', parts.codeId), parts.code);
  return batch.commit();
}
const cleared = () =>
  rules.put({ [`schools/${NEW}`]: null, [`inviteCodes/${CODE}`]: null, [`auditLog/${ENTRY}`]: null });

describe('schools by role', () => {
  matrix([
    { verb: 'get', what: 'a school', may: PERSONAS, act: (p) => getDoc(ref(p, OAKFIELD)) },
    {
      verb: 'list',
      what: 'the school of a slug',
      may: PERSONAS,
      act: (p) => getDocsFromServer(query(schools(p), where('slug', '==', OAKFIELD), limit(1))),
    },
    {
      verb: 'list',
      what: 'all schools',
      may: ['admin'],
      act: (p) => getDocsFromServer(query(schools(p), orderBy('name'), limit(200))),
    },
    {
      verb: 'list',
      what: 'the school after another by name',
      may: ['admin'],
      act: (p) =>
        getDocsFromServer(query(schools(p), orderBy('name'), startAfter('Elmwood School'), limit(1))),
    },
    {
      verb: 'list',
      what: 'the school after another by slug',
      may: ['admin'],
      act: (p) => getDocsFromServer(query(schools(p), where('slug', '>', 'elmwood'), limit(1))),
    },
    {
      verb: 'count',
      what: 'schools',
      may: ['admin'],
      act: (p) => getCountFromServer(query(schools(p), limit(200))),
    },
    {
      verb: 'create',
      what: 'a school with code and audit entry',
      may: ['admin'],
      act: (p) => create(p, opening(p)),
      setUp: cleared,
    },
    { verb: 'update', what: 'a school', may: [], act: (p) => updateDoc(ref(p, OAKFIELD), { name: 'Mine' }) },
    { verb: 'delete', what: 'a school', may: [], act: (p) => deleteDoc(ref(p, OAKFIELD)) },
  ]);
  denies('two schools of a slug', () =>
    getDocsFromServer(query(schools('member'), where('slug', '==', OAKFIELD), limit(2))),
  );
  denies('a school of no slug', () =>
    getDocsFromServer(query(schools('newcomer'), where('slug', '==', ''), limit(1))),
  );
  denies('201 schools', () => getDocsFromServer(query(schools('admin'), orderBy('name'), limit(201))));
  denies('schools without a limit', () => getDocsFromServer(query(schools('admin'), orderBy('name'))));
});

describe('invite codes by role', () => {
  const code = (p: Persona) => doc(rules.as(p), 'inviteCodes', SCHOOL_CODE);
  matrix([
    { verb: 'get', what: 'a code', may: ['admin'], act: (p) => getDoc(code(p)) },
    {
      verb: 'list',
      what: 'the codes of a member',
      may: ['admin'],
      act: (p) => getDocsFromServer(query(codes(p), where('userId', '==', 'author'), limit(100))),
    },
    {
      verb: 'list',
      what: 'all codes',
      may: ['admin'],
      act: (p) => getDocsFromServer(query(codes(p), orderBy('schoolName'), limit(200))),
    },
    {
      verb: 'list',
      what: 'the codes of a school',
      may: ['admin'],
      act: (p) => getDocsFromServer(query(codes(p), where('schoolId', '==', OAKFIELD), limit(1))),
    },
    {
      verb: 'count',
      what: 'codes',
      may: ['admin'],
      act: (p) => getCountFromServer(query(codes(p), limit(200))),
    },
    { verb: 'update', what: 'a code', may: [], act: (p) => updateDoc(code(p), { userId: p }) },
    { verb: 'delete', what: 'a code', may: [], act: (p) => deleteDoc(code(p)) },
    {
      verb: 'create',
      what: 'a code of a school there is',
      may: [],
      act: (p) =>
        create(p, { ...opening(p), school: null, audit: null, code: { ...inviteCode(CODE, OAKFIELD, p) } }),
    },
  ]);
  denies('201 codes', () => getDocsFromServer(query(codes('admin'), orderBy('schoolName'), limit(201))));
});

describe('opening a school', () => {
  const part = (name: 'code' | 'audit') => (value: Record<string, unknown>) =>
    create('admin', { ...opening('admin'), [name]: value });
  exactly(
    'the school',
    () => schoolRecord(NEW) as Record<string, unknown>,
    // By itself: the code's rule compares the names too.
    (school) => create('admin', { ...opening('admin'), school, code: null }),
    {
      'under another id': { id: OAKFIELD },
      'without a name': { name: '' },
      'with a name of 121 characters': { name: 'x'.repeat(121) },
      'without a city': { city: ' ' },
      'with a city of 81 characters': { city: 'x'.repeat(81) },
      'in a zone that is no name': { timeZone: 'here & now' },
      'in no zone': { timeZone: null },
      'with another slug': { slug: 'oakfield' },
      'dated back': { createdAt: LONG_AGO },
    },
    cleared,
  );
  exactly(
    'the code',
    () => inviteCode(CODE, NEW, 'admin') as Record<string, unknown>,
    part('code'),
    {
      'under another id': { code: SCHOOL_CODE },
      'of a member': { userId: 'author' },
      'for another school': { schoolId: OAKFIELD, schoolName: 'Oakfield Primary' },
      'for a school that does not exist': { schoolId: 'nowhere' },
      'under another school’s name': { schoolName: 'Oakfield Primary' },
      'in another city': { cityName: 'Shelbyville' },
      'by a function': { createdBy: 'user' },
      'dated back': { createdAt: LONG_AGO },
    },
    cleared,
  );
  exactly(
    'the audit entry',
    () => auditEntry('create-school', 'admin', NEW, NEW) as Record<string, unknown>,
    part('audit'),
    {
      'by somebody else': { actorId: 'moderator' },
      'about another school': { targetId: OAKFIELD, schoolId: OAKFIELD },
      'for no school': { schoolId: null },
      'with a detail': { detail: CODE },
      'about words of somebody': { subject: { authorId: 'author', excerpt: 'Rude' } },
      'of another act': { action: 'set-moderator' },
      'dated back': { at: LONG_AGO },
    },
    cleared,
  );
  const opens = (change: Partial<Opening>) => () => create('admin', { ...opening('admin'), ...change });
  allows('a school whose code follows', opens({ code: null }), cleared);
  denies('a school without an audit entry', opens({ audit: null }), cleared);
  denies('a school whose audit entry has another id', opens({ auditId: 'entry1' }), cleared);
  denies(
    'a school with a second entry, which would block that of a deletion',
    () => {
      const db = rules.as('admin');
      const batch = writeBatch(db);
      for (const id of [ENTRY, 'delete-post_schoolPost']) {
        batch.set(doc(db, 'auditLog', id), auditEntry('create-school', 'admin', NEW, NEW));
      }
      batch.set(doc(db, 'schools', NEW), schoolRecord(NEW));
      return batch.commit();
    },
    cleared,
  );
  denies(
    'a school with an entry of another act about it on the side',
    () => {
      const db = rules.as('admin');
      const batch = writeBatch(db);
      batch.set(doc(db, 'auditLog', ENTRY), auditEntry('create-school', 'admin', NEW, NEW));
      batch.set(doc(db, 'auditLog', `delete-post_${NEW}`), auditEntry('delete-post', 'admin', NEW, NEW));
      batch.set(doc(db, 'schools', NEW), schoolRecord(NEW));
      return batch.commit();
    },
    cleared,
  );
  denies('an audit entry without the school', opens({ school: null, code: null }), cleared);
  denies('a code without the school', opens({ school: null, audit: null }), cleared);
  denies('a code of capitals', opens({ codeId: 'BIRCH', code: inviteCode('BIRCH', NEW, 'admin') }), cleared);
  const longest = 'x'.repeat(200);
  allows(
    'a code of 200 characters',
    opens({ codeId: longest, code: inviteCode(longest, NEW, 'admin') }),
    cleared,
  );
  const long = 'x'.repeat(201);
  denies('a code of 201 characters', opens({ codeId: long, code: inviteCode(long, NEW, 'admin') }), cleared);
  for (const id of ['birch_hill', 'Birch', 'birch-', 'b'.repeat(65)]) {
    denies(
      `a school under the id ${id}`,
      opens({
        school: { ...schoolRecord(id) },
        schoolId: id,
        code: null,
        audit: auditEntry('create-school', 'admin', id, id),
        auditId: entryId(id),
      }),
    );
  }
  denies('a second audit entry about a school of long ago', () =>
    create('admin', {
      ...opening('admin'),
      school: null,
      code: null,
      audit: auditEntry('create-school', 'admin', OAKFIELD, OAKFIELD),
      auditId: entryId(OAKFIELD),
    }),
  );
});
