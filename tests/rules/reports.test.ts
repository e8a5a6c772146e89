import {
  collection,
  collectionGroup,
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
import { denies, matrix } from './support/cases';
import { loadRules } from './support/environment';
import { OAKFIELD } from './support/factories';
import { report } from './support/moderation';
import type { Persona } from './support/personas';

const rules = loadRules('reports');
const reports = (persona: Persona) => collection(rules.as(persona), 'reports');
const ref = (persona: Persona, id = 'report') => doc(reports(persona), id);
/** As our client lists them. */
const page = (persona: Persona, reporterId: string, count = 50) =>
  query(reports(persona), where('reporterId', '==', reporterId), orderBy('createdAt', 'desc'), limit(count));

describe('reports by role', () => {
  matrix([
    { verb: 'get', what: 'a report', may: ['member'], act: (p) => getDoc(ref(p)) },
    {
      verb: 'list',
      what: 'the member’s reports',
      may: ['member'],
      act: (p) => getDocsFromServer(page(p, 'member')),
    },
    {
      verb: 'count',
      what: 'the member’s reports',
      may: ['member'],
      act: (p) => getCountFromServer(page(p, 'member')),
    },
    {
      verb: 'list',
      what: 'all reports',
      may: [],
      act: (p) => getDocsFromServer(query(reports(p), limit(1))),
    },
    {
      verb: 'create',
      what: 'a report past the function',
      may: [],
      act: (p) => setDoc(ref(p, `by${p}`), report(p)),
    },
    { verb: 'update', what: 'a report', may: [], act: (p) => updateDoc(ref(p), { words: 'Else' }) },
    {
      verb: 'update',
      what: 'what became of it',
      may: [],
      act: (p) => updateDoc(ref(p), { outcome: 'acted' }),
    },
    { verb: 'delete', what: 'a report', may: [], act: (p) => deleteDoc(ref(p)) },
  ]);
  denies('51 reports', () => getDocsFromServer(page('member', 'member', 51)));
  denies('reports without a limit', () =>
    getDocsFromServer(query(reports('member'), where('reporterId', '==', 'member'))),
  );
});

// Staff know the ids of reports from the case, and what it is about; the reported knows what they wrote.
describe.each(['author', 'groupMember', 'moderator', 'otherModerator', 'admin'] as const)(
  'who has reported, asked by %s',
  (by) => {
    const ask = (...filters: Parameters<typeof where>[]) =>
      query(reports(by), ...filters.map((filter) => where(...filter)), limit(1));
    const questions: Record<string, Parameters<typeof where>[]> = {
      'by the case': [['caseId', '==', 'case']],
      'by the case and a name': [
        ['caseId', '==', 'case'],
        ['reporterId', '==', 'member'],
      ],
      'by a name': [['reporterId', '==', 'member']],
      'by two names, one’s own among them': [['reporterId', 'in', [by, 'member']]],
      'by anything but one’s own name': [['reporterId', '!=', by]],
      'by its school': [['schoolId', '==', OAKFIELD]],
      'by its words': [['words', '==', 'It is their own shop']],
      'by its id': [['__name__', '==', 'report']],
    };
    for (const [how, filters] of Object.entries(questions)) {
      denies(`a list ${how}`, () => getDocsFromServer(ask(...filters)));
      denies(`the number ${how}`, () => getCountFromServer(ask(...filters)));
    }
    denies('the report that the case names', () => getDoc(ref(by)));
    denies('all collections of that name', () =>
      getDocsFromServer(
        query(collectionGroup(rules.as(by), 'reports'), where('caseId', '==', 'case'), limit(1)),
      ),
    );
    denies('the report, made one’s own', () => updateDoc(ref(by), { reporterId: by }));
    denies('the report, written over in a batch', () =>
      writeBatch(rules.as(by)).delete(ref(by)).set(ref(by), report(by)).commit(),
    );
    denies('whether the member was counted as a reporter', () =>
      getDoc(doc(rules.as(by), '_limits/reports_member')),
    );
  },
);
