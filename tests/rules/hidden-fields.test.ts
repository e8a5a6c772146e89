import { deleteField, doc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { describe } from 'vitest';
import { PRIVATE_FIELDS, type PrivateField, type User } from '@/domain/entities/user';
import { MAX_CHILDREN } from '@/domain/limits';
import { allows, changes, denies, matrix, removals } from './support/cases';
import { approval, DECIDED, type Decision, decide } from './support/decisions';
import { loadRules } from './support/environment';
import { directoryEntry, LONG_AGO, OAKFIELD } from './support/factories';
import type { Persona } from './support/personas';
import type { Stored } from './support/stored';
import { RECORDS } from './support/world';

// What a parent keeps from other parents: on their record, and in the directory's entry, which follows it.
const rules = loadRules('hiddenfields');
const FACE = `https://firebasestorage.googleapis.com/v0/b/${rules.projectId}.appspot.com/o/profile-pictures%2Fauthor%2Fface?alt=media&token=ab-12`;
const TWO = [
  { name: 'Kim', gradeOrRoom: 'Grade 2' },
  { name: 'Lee', gradeOrRoom: 'Room 7' },
];
const TWELVE = Array.from({ length: MAX_CHILDREN }, (_, at) => ({
  name: `Child ${at + 1}`,
  gradeOrRoom: `Grade ${at + 1}`,
}));
type Record_ = Stored<User>;
const told = (record: Record_, change: Partial<Record_> = {}): Record_ => ({
  ...record,
  bio: 'Two children, one dog',
  profilePicUrl: FACE,
  children: TWO,
  ...change,
});
/** As records of the release before are. */
const older = ({ hiddenFields: _, ...record }: Record_): object => record;

const stands =
  (change: Partial<Record_> = {}) =>
  () =>
    rules.put({ 'users/author': told(RECORDS.author, change) });
const writes = (by: Persona, change: object) => updateDoc(doc(rules.as(by), 'users/author'), change);

describe('what is hidden, on the record', () => {
  matrix([
    {
      verb: 'update',
      what: 'what the author hides',
      may: ['author'],
      act: (p) => writes(p, { hiddenFields: ['bio'] }),
      setUp: stands(),
    },
  ]);
  const wrong = {
    'another field': { hiddenFields: ['lastName'] },
    'another field beside one of these': { hiddenFields: ['bio', 'email'] },
    'one field five times': { hiddenFields: ['bio', 'bio', 'bio', 'bio', 'bio'] },
    'all and words': { hiddenFields: [...PRIVATE_FIELDS, 'x'.repeat(1000)] },
    'a text instead of a list': { hiddenFields: 'bio' },
    'an object': { hiddenFields: { bio: 'x'.repeat(1000) } },
    'an object in the list': { hiddenFields: [{ bio: true }] },
    'a number': { hiddenFields: 4 },
    'nothing at all': { hiddenFields: null },
    'one beside the bio': { hiddenFields: ['bio'], bio: 'Words' },
    'one beside a role': { hiddenFields: ['bio'], isAdmin: true },
    'one beside a field too many': { hiddenFields: ['bio'], notes: 'x' },
  };
  const right = {
    ...Object.fromEntries(PRIVATE_FIELDS.map((field) => [field, { hiddenFields: [field] }])),
    'all of them': { hiddenFields: [...PRIVATE_FIELDS] },
    'one beside a login': { hiddenFields: ['picture'], lastLogin: serverTimestamp() },
  };
  const act = (change: object) => writes('author', change);
  changes('what is hidden', act, { right, wrong: { ...wrong, ...removals('hiddenFields') } }, stands());
  changes(
    'it again',
    act,
    { right: { 'nothing any more': { hiddenFields: [] } }, wrong },
    stands({ hiddenFields: ['grades'] }),
  );
  changes(
    'it on a record of before',
    act,
    { right: { ...right, 'nothing, in so many words': { hiddenFields: [] } }, wrong },
    () => rules.put({ 'users/author': older(told(RECORDS.author)) }),
  );
  const of = () => rules.put({ 'users/author': older(told(RECORDS.author)) });
  allows('a login on a record of before', () => act({ lastLogin: serverTimestamp() }), of);
  allows('another bio on a record of before', () => act({ bio: 'Words' }), of);
  allows('another bio beside what is hidden', () => act({ bio: 'Words' }), stands({ hiddenFields: ['bio'] }));
});

const ENTRY = `schools/${OAKFIELD}/members/author`;
/** All that can be hidden together: every choice a parent has. */
const CHOICES: PrivateField[][] = Array.from({ length: 2 ** PRIVATE_FIELDS.length }, (_, choice) =>
  PRIVATE_FIELDS.filter((_field, at) => Math.floor(choice / 2 ** at) % 2 === 1),
);
/** What a directory may show. Spelt out: the app makes it by the function that the rules repeat. */
function shown(hidden: readonly PrivateField[], { bio, profilePicUrl, children }: Record_) {
  const [names, grades] = [hidden.includes('childNames'), hidden.includes('grades')];
  return {
    bio: hidden.includes('bio') ? '' : bio,
    profilePicUrl: hidden.includes('picture') ? null : profilePicUrl,
    children:
      names && grades
        ? []
        : children.map((kid) => ({
            name: names ? '' : kid.name,
            gradeOrRoom: grades ? '' : kid.gradeOrRoom,
          })),
  };
}
/** What shows a hidden field all the same, by the field. */
const SHOWING: Record<PrivateField, (entry: ReturnType<typeof shown>, record: Record_) => object> = {
  bio: (_, { bio }) => ({ bio }),
  picture: (_, { profilePicUrl }) => ({ profilePicUrl }),
  childNames: ({ children }, record) => ({
    children: record.children.map(({ name }, at) => ({ gradeOrRoom: '', ...children[at], name })),
  }),
  grades: ({ children }, record) => ({
    children: record.children.map(({ gradeOrRoom }, at) => ({ name: '', ...children[at], gradeOrRoom })),
  }),
};
/** Entries whose children are not those of the record. */
function falseChildren(entry: ReturnType<typeof shown>): Record<string, object> {
  const { children } = entry;
  const [first] = children;
  if (!first) return { 'a child of one’s own making': { children: [{ name: '', gradeOrRoom: '' }] } };
  const rest = children.slice(1);
  return {
    'no children': { children: [] },
    'a child less': { children: rest },
    'a child more': { children: [...children, first] },
    'children that are no list': { children: {} },
    'no word about children': { children: deleteField() },
    'a child with a birthday': { children: [{ ...first, born: '2019-01-01' }, ...rest] },
    'a child under another name': { children: [{ ...first, name: 'Else' }, ...rest] },
    'a child of another grade': { children: [{ ...first, gradeOrRoom: 'Else' }, ...rest] },
    'a child without a name': { children: [{ gradeOrRoom: first.gradeOrRoom }, ...rest] },
    'a child that is a text': { children: ['Kim', ...rest] },
  };
}

/** The choice and the entry in one batch, as our own client does. */
function saves(hiddenFields: readonly PrivateField[], record: Record_, change: object = {}): Promise<void> {
  const db = rules.as('author');
  const batch = writeBatch(db);
  batch.update(doc(db, 'users/author'), { hiddenFields });
  const entry = directoryEntry({ ...record, hiddenFields: [...hiddenFields] });
  const { uid: _, joinedAt: __, ...fields } = entry;
  batch.update(doc(db, ENTRY), { ...fields, ...change });
  return batch.commit();
}
const listed =
  (record: Record_, hiddenFields: PrivateField[] = []) =>
  () =>
    rules.put({
      'users/author': { ...record, hiddenFields },
      [ENTRY]: { ...directoryEntry({ ...record, hiddenFields }), joinedAt: LONG_AGO },
    });

describe.each(CHOICES.map((hidden) => ({ hidden, what: hidden.join(', ') || 'nothing' })))(
  'the entry of who hides $what',
  ({ hidden }) => {
    const record = told(RECORDS.author);
    const entry = shown(hidden, record);
    allows('it with the choice', () => saves(hidden, record), listed(record));
    allows('it word for word', () => saves(hidden, record, entry), listed(record));
    allows(
      'it again, with new search tokens',
      () => updateDoc(doc(rules.as('author'), ENTRY), { searchTokens: ['author'] }),
      listed(record, hidden),
    );
    for (const field of hidden)
      denies(
        `it, showing ${field}`,
        () => saves(hidden, record, SHOWING[field](entry, record)),
        listed(record),
      );
    for (const [reason, change] of Object.entries(falseChildren(entry)))
      denies(`it with ${reason}`, () => saves(hidden, record, change), listed(record));
    denies('it with another bio', () => saves(hidden, record, { bio: 'Else' }), listed(record));
    denies(
      'it with another face',
      () => saves(hidden, record, { profilePicUrl: 'https://x.example' }),
      listed(record),
    );
    denies(
      'it with a field too many',
      () => saves(hidden, record, { hiddenFields: [...hidden] }),
      listed(record),
    );
    if (hidden.length > 0) {
      denies(
        'it as it was before, without hiding',
        () => updateDoc(doc(rules.as('author'), ENTRY), shown([], record)),
        listed(record, hidden),
      );
      denies(
        'it hiding what the record shows',
        () => updateDoc(doc(rules.as('author'), ENTRY), entry),
        listed(record),
      );
    }
  },
);

// Rules have no loops, so each child has a clause of its own.
describe.each([{ hidden: 'childNames' }, { hidden: 'grades' }] as const)(
  'twelve children whose $hidden are hidden',
  ({ hidden }) => {
    const record = told(RECORDS.author, { children: TWELVE });
    const { children } = shown([hidden], record);
    allows('them', () => saves([hidden], record), listed(record));
    allows('them again', () => saves([], record), listed(record, [hidden]));
    for (const count of TWELVE.keys()) {
      const few = told(RECORDS.author, { children: TWELVE.slice(0, count) });
      allows(`${count} of them`, () => saves([hidden], few), listed(few));
      if (count > 0)
        denies(
          `${count} of them, the youngest spoilt`,
          () =>
            saves([hidden], few, {
              children: [
                ...children.slice(0, count - 1),
                { ...children[count - 1], [hidden === 'grades' ? 'name' : 'gradeOrRoom']: 'Else' },
              ],
            }),
          listed(few),
        );
    }
    for (const [at, kid] of children.entries()) {
      const spoilt = (change: object) => ({
        children: children.map((other, index) => (index === at ? { ...kid, ...change } : other)),
      });
      denies(
        `the name of child ${at + 1}`,
        () => saves([hidden], record, spoilt({ name: 'Robin' })),
        listed(record),
      );
      denies(
        `the grade of child ${at + 1}`,
        () => saves([hidden], record, spoilt({ gradeOrRoom: 'Grade 0' })),
        listed(record),
      );
      denies(
        `child ${at + 1} as it is`,
        () => saves([hidden], record, spoilt(TWELVE[at] ?? {})),
        listed(record),
      );
    }
    denies('eleven of them', () => saves([hidden], record, { children: children.slice(1) }), listed(record));
    denies(
      'one more',
      () => saves([hidden], record, { children: [...children, children[0]] }),
      listed(record),
    );
  },
);

describe('a profile that changes beside what it hides', () => {
  const record = told(RECORDS.author);
  const edits = (profile: object, entry: object) => () => {
    const db = rules.as('author');
    const batch = writeBatch(db);
    batch.update(doc(db, 'users/author'), profile);
    batch.update(doc(db, ENTRY), entry);
    return batch.commit();
  };
  const other = { bio: 'Else', children: TWELVE };
  allows('it, still hidden', edits(other, { bio: '', children: [] }), listed(record, [...PRIVATE_FIELDS]));
  allows(
    'twelve children, without their names',
    edits(other, { bio: 'Else', children: shown(['childNames'], told(record, other)).children }),
    listed(record, ['childNames']),
  );
  denies('the new bio', edits(other, { bio: 'Else', children: [] }), listed(record, [...PRIVATE_FIELDS]));
  denies(
    'the new children',
    edits(other, { bio: '', children: TWELVE }),
    listed(record, [...PRIVATE_FIELDS]),
  );
});

describe('a record of before', () => {
  const record = told(RECORDS.author);
  const stood = () => rules.put({ 'users/author': older(record), [ENTRY]: directoryEntry(record) });
  const entry = (change: object) => () => updateDoc(doc(rules.as('author'), ENTRY), change);
  allows('its entry, which shows all', entry({ searchTokens: ['author'] }), stood);
  denies('its entry without the bio', entry({ bio: '' }), stood);
  denies('its entry without children', entry({ children: [] }), stood);
  allows('its first choice', () => saves([...PRIVATE_FIELDS], record), stood);
});

describe('an approval of a parent who hides', () => {
  const asks = (record: object) => async () => {
    await rules.restore(...DECIDED);
    await rules.put({ 'users/pending': record });
  };
  const approves = (by: Persona, record: Record_, change: object = {}) => {
    const decision: Decision = { ...approval(by), member: { ...directoryEntry(record), ...change } };
    return decide(rules.as(by), decision);
  };
  for (const hidden of CHOICES) {
    const record = told(RECORDS.pending, { hiddenFields: hidden });
    const what = hidden.join(', ') || 'nothing';
    for (const by of ['moderator', 'admin'] as const)
      allows(`${what}, by the ${by}`, () => approves(by, record, shown(hidden, record)), asks(record));
    for (const field of hidden)
      denies(
        `${what}, with ${field} in the directory`,
        () => approves('moderator', record, SHOWING[field](shown(hidden, record), record)),
        asks(record),
      );
  }
  for (const hidden of [['childNames'], ['grades'], []] as PrivateField[][]) {
    const record = told(RECORDS.pending, { hiddenFields: hidden, children: TWELVE });
    allows(
      `${hidden.join() || 'nothing'} of twelve children`,
      () => approves('moderator', record),
      asks(record),
    );
  }
  const record = told(RECORDS.pending, { hiddenFields: ['bio'] });
  denies(
    'what is hidden, by an entry that hides more',
    () => approves('moderator', record, { profilePicUrl: null }),
    asks(record),
  );
  denies(
    'what is hidden, beside an end of it',
    () => {
      const decision = approval('moderator');
      const { user, ...rest } = decision;
      const all = { ...directoryEntry({ ...record, hiddenFields: [] }) };
      return decide(rules.as('moderator'), { ...rest, user: { ...user, hiddenFields: [] }, member: all });
    },
    asks(record),
  );
  const old = told(RECORDS.pending);
  allows('nothing, with a record of before', () => approves('moderator', old), asks(older(old)));
  denies(
    'nothing, with a record of before, by an entry that hides',
    () => approves('moderator', old, { bio: '' }),
    asks(older(old)),
  );
});

describe('listing a member who hides and is missing', () => {
  const record = told(RECORDS.author, { hiddenFields: ['picture', 'grades'] });
  const missing = () => rules.put({ 'users/author': record, [ENTRY]: null });
  const lists =
    (change: object = {}) =>
    () =>
      setDoc(doc(rules.as('moderator'), ENTRY), { ...directoryEntry(record), ...change });
  allows('them without what they hide', lists(), missing);
  denies('them with their picture', lists({ profilePicUrl: FACE }), missing);
  denies('them with their children’s grades', lists({ children: TWO }), missing);
});
