import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { denies, matrix } from './support/cases';
import { loadRules } from './support/environment';
import { ELMWOOD, OAKFIELD, revision } from './support/factories';
import type { Persona } from './support/personas';

const rules = loadRules('revisions');

describe.each([
  ['a post', 'posts/schoolPost'],
  ['a comment', 'posts/schoolPost/comments/remark'],
  ['an announcement', 'announcements/oakfield_0'],
  // Its author may have deleted it, or a decision put it out of sight: what is kept of it is for reviewers still.
  ['a post that is gone', 'posts/gone'],
])('what %s said before', (_, path) => {
  const revisions = (persona: Persona) => collection(rules.as(persona), path, 'revisions');
  const ref = (persona: Persona, id = 'first') => doc(revisions(persona), id);
  const list = (persona: Persona, schoolId = OAKFIELD, count = 50) =>
    getDocsFromServer(
      query(
        revisions(persona),
        where('schoolId', '==', schoolId),
        orderBy(documentId(), 'desc'),
        limit(count),
      ),
    );
  const setUp = () =>
    rules.put({ [`${path}/revisions/first`]: revision('author'), [`${path}/revisions/new`]: null });
  const may = ['moderator', 'admin'] as const;
  matrix([
    { verb: 'get', what: 'it', may, act: (p) => getDoc(ref(p)), setUp },
    { verb: 'list', what: 'all of it', may, act: (p) => list(p), setUp },
    { verb: 'create', what: 'more', may: [], act: (p) => setDoc(ref(p, 'new'), revision(p)), setUp },
    { verb: 'update', what: 'it', may: [], act: (p) => updateDoc(ref(p), { content: 'Nothing' }), setUp },
    { verb: 'delete', what: 'it', may: [], act: (p) => deleteDoc(ref(p)), setUp },
  ]);
  denies('51 at once', () => list('moderator', OAKFIELD, 51));
  denies('without a school', () => getDocsFromServer(query(revisions('moderator'), limit(50))), setUp);
  denies('another school’s to its moderator', () => list('otherModerator'), setUp);
  denies(
    'another school’s in the name of one’s own',
    () => getDoc(ref('moderator')),
    () => rules.put({ [`${path}/revisions/first`]: revision('author', ELMWOOD) }),
  );
});

denies('what all posts of a school said before', () =>
  getDocsFromServer(
    query(collectionGroup(rules.as('moderator'), 'revisions'), where('schoolId', '==', OAKFIELD), limit(50)),
  ),
);
