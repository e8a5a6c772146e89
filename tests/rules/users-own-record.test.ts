import { arrayUnion, doc, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore';
import { describe } from 'vitest';
import { MAX_SCHOOLS } from '@/domain/limits';
import { allows, changes, denies, removals } from './support/cases';
import { loadRules } from './support/environment';
import { ELMWOOD, joinRequest, joinRequestTimes, LONG_AGO, OAKFIELD, userSchool } from './support/factories';
import { OTHER_CODE, RECORDS } from './support/world';

const rules = loadRules('ownrecord');
const twenty = Array.from({ length: MAX_SCHOOLS }, (_, index) => `school${index}`);
const child = { name: 'Kim', gradeOrRoom: 'Room 3' };
const twelve = Array.from({ length: 12 }, () => child);
const link = (path: string, host = 'https://firebasestorage.googleapis.com') =>
  `${host}/v0/b/${rules.projectId}.appspot.com/o/${path}?alt=media&token=ab-12`;
const rejection = { schoolId: ELMWOOD, schoolName: 'Elmwood School', reason: null, rejectedAt: LONG_AGO };
const removal = { schoolId: ELMWOOD, schoolName: 'Elmwood School', reason: null, removedAt: LONG_AGO };

/** What a member's change of name leaves on the record. */
const noted = {
  formerName: { firstName: 'author', lastName: 'Tester', at: serverTimestamp() },
  earlierName: null,
};

/** What is no name. The domain's test has more: the pattern is the same. */
const ODD = [
  'ana.com',
  'https://evil.example',
  'Ana 2',
  'Ana\u202EairaM',
  'A\u200Bna',
  'Ana~',
  'A\u034Fna',
  'Ａｄｍｉｎ',
  '𝐀𝐝𝐦𝐢𝐧',
  '\u3164',
  'Ana ',
  '-',
];

/** Families of one to twelve whose youngest is spoilt: rules have no loops, so each child has a clause of its own. */
const spoiltChildren = Object.fromEntries(
  twelve.map((_, index) => [
    `child ${index + 1} without a name`,
    { children: [...twelve.slice(0, index), { ...child, name: '' }] },
  ]),
);

describe('a parent’s own record', () => {
  changes(
    'it',
    (change) => updateDoc(doc(rules.as('author'), 'users', 'author'), change),
    {
      right: {
        'another name': { firstName: 'Ann', lastName: 'Other', ...noted },
        'no last name': { lastName: '', ...noted },
        'a name of many parts': { firstName: 'J.R. ’t', lastName: 'van O’Neil-St. John', ...noted },
        'a name in Persian': { firstName: 'علی‌رضا', lastName: 'رضایی', ...noted },
        'a name in Hindi': { firstName: 'सुनीता', lastName: 'श्रीवास्तव', ...noted },
        'a name with a mark of its own': { firstName: 'Zoe\u0308', ...noted },
        'a name with accents': { firstName: 'José', lastName: 'Núñez', ...noted },
        'a name with dots': { firstName: 'Zoë', lastName: '', ...noted },
        'a name with a stroke': { firstName: 'Søren', lastName: 'Łuczak-Đỗ', ...noted },
        'a child who is a twin': { children: [{ name: 'Twin 2', gradeOrRoom: 'Room 3 (علی‌رضا)' }] },
        'names of 80 characters': { firstName: 'x'.repeat(80), lastName: 'x'.repeat(80), ...noted },
        'a bio of 1000 characters': { bio: 'x'.repeat(1000) },
        'a picture of one’s own': { profilePicUrl: link('profile-pictures%2Fauthor%2Fface') },
        'a picture on the local backend': {
          profilePicUrl: link('profile-pictures%2Fauthor%2Fface', 'http://127.0.0.1:9199'),
        },
        'no picture': { profilePicUrl: null },
        'twelve children': { children: twelve },
        'no children': { children: [] },
        'the welcome panel dismissed': { welcomePanelDismissed: true },
        'the login noted': { lastLogin: serverTimestamp() },
        'no school selected': { selectedSchoolId: null },
        'the rejection read': { rejectedRequest: null },
        'the removal read': { removedFrom: null },
      },
      wrong: {
        'no first name': { firstName: '', ...noted },
        'a first name of blanks': { firstName: ' ', ...noted },
        'a first name of 81 characters': { firstName: 'x'.repeat(81), ...noted },
        'a last name of 81 characters': { lastName: 'x'.repeat(81), ...noted },
        ...Object.fromEntries(
          ODD.map((name) => [`the first name ${JSON.stringify(name)}`, { firstName: name, ...noted }]),
        ),
        ...Object.fromEntries(
          ODD.map((name) => [`the last name ${JSON.stringify(name)}`, { lastName: name, ...noted }]),
        ),
        'the product’s name': { firstName: 'School', lastName: 'Gate', ...noted },
        'the name of who runs it': { firstName: 'The', lastName: 'ADMIN', ...noted },
        'the school’s name': { firstName: 'oakfield', lastName: 'PRIMARY', ...noted },
        'the school’s name with an article': { firstName: 'The Oakfield', lastName: 'Primary', ...noted },
        'the product’s name with an accent': { firstName: 'Schoolgaté', lastName: 'Team', ...noted },
        'the product’s name with a mark': { firstName: 'Schoolgate\u0301', lastName: 'Team', ...noted },
        'the name of an office with accents': { firstName: 'ÀDMÏŅ', lastName: 'Ŝţåff', ...noted },
        'the name of an office with strokes': { firstName: 'Mødera\u0167or', lastName: '', ...noted },
        'the name of an office with an article': { firstName: 'Thé', lastName: 'Ộffịce', ...noted },
        'the school’s name with accents': { firstName: 'Òåkfĭełđ', lastName: 'Přimărÿ', ...noted },
        'a child whose name turns the line': { children: [{ ...child, name: 'Kim\u202E' }] },
        'a child whose grade is invisible': { children: [{ ...child, gradeOrRoom: '\u200B' }] },
        'a child of two lines': { children: [{ ...child, name: 'Kim\nTim' }] },
        'a child with a blank behind': { children: [{ ...child, name: 'Kim ' }] },
        'a bio of 1001 characters': { bio: 'x'.repeat(1001) },
        'a bio that is no text': { bio: ['a'] },
        'a picture from elsewhere': { profilePicUrl: 'https://tracker.example/pixel.gif' },
        'another parent’s picture': { profilePicUrl: link('profile-pictures%2Fmember%2Fface') },
        'a picture in the folder itself': { profilePicUrl: link('profile-pictures%2Fauthor') },
        'thirteen children': { children: [...twelve, child] },
        'children that are no list': { children: {} },
        'a child without a grade': { children: [{ name: 'Kim' }] },
        'a child with an empty grade': { children: [{ ...child, gradeOrRoom: '' }] },
        'a child with a long grade': { children: [{ ...child, gradeOrRoom: 'x'.repeat(41) }] },
        'a child with a long name': { children: [{ ...child, name: 'x'.repeat(81) }] },
        'a child with a birthday': { children: [{ ...child, born: '2019-01-01' }] },
        'a child that is a text': { children: ['Kim'] },
        ...spoiltChildren,
        'a panel flag that is none': { welcomePanelDismissed: 'yes' },
        'a login long ago': { lastLogin: new Date('2020-01-01') },
        'a login to come': { lastLogin: new Date('2040-01-01') },
        'a login taken back': { lastLogin: null },
        'a rejection of one’s own making': { rejectedRequest: { ...rejection, reason: 'x' } },
        'a removal of one’s own making': { removedFrom: { ...removal, reason: 'x' } },
        'a school selected that is not one’s own': { selectedSchoolId: ELMWOOD },
        'another address': { email: 'else@schoolgate.test' },
        'another uid': { uid: 'member' },
        'a membership': { approvedSchools: [OAKFIELD, ELMWOOD] },
        'the approval': { approved: false },
        'the admin role': { isAdmin: true },
        'the moderator role': { isModerator: true },
        'a city': { city: 'Shelbyville' },
        'an audit mark': { lastAuditId: 'approval' },
        'the time of signing up': { createdAt: LONG_AGO, lastLogin: serverTimestamp(), city: 'x' },
        'a field too many': { nickname: 'x' },
        'a school on the list without a request': {
          schoolIds: [OAKFIELD, ELMWOOD],
          schools: arrayUnion(userSchool(ELMWOOD)),
        },
        'a school off the list': { schoolIds: [], schools: [], selectedSchoolId: null },
        'a school’s entry off the list': { schools: [] },
        'another name in a school’s entry': { schools: [{ ...userSchool(OAKFIELD), schoolName: 'Else' }] },
        ...removals(...Object.keys(RECORDS.author), 'removedFrom'),
      },
    },
    () =>
      rules.put({ 'users/author': { ...RECORDS.author, rejectedRequest: rejection, removedFrom: removal } }),
  );
  const many =
    (at: number, count = MAX_SCHOOLS) =>
    () =>
      rules.put({
        'users/author': {
          ...RECORDS.author,
          schoolIds: twenty.slice(0, count),
          schools: twenty.slice(0, count).map((id, index) => ({
            ...userSchool(id),
            schoolName: index === at ? 'The Lincoln School' : id,
          })),
          selectedSchoolId: null,
        },
      });
  const asLincoln =
    (firstName: string, lastName: string, change: object = {}) =>
    () =>
      updateDoc(doc(rules.as('author'), 'users', 'author'), { firstName, lastName, ...noted, ...change });
  for (const at of twenty.keys())
    denies(`the name of school ${at + 1} of twenty`, asLincoln('Lincoln', 'School'), many(at));
  allows(
    'a Lincoln at Lincoln School, with twelve children',
    asLincoln('Abe', 'Lincoln', { children: twelve }),
    many(4, 5),
  );
  allows('a Lincoln who has twenty schools', asLincoln('Abe', 'Lincoln'), many(19));
  const bare = () => rules.put({ 'users/author': RECORDS.author });
  const changed = (change: object) => () => updateDoc(doc(rules.as('author'), 'users', 'author'), change);
  allows('an edit of a record that never had a removal', changed({ bio: 'x', children: twelve }), bare);
  // Definitions get narrower; whoever was there before must still be able to write a word about themselves.
  allows('an edit beside a name that none may take any more', changed({ bio: 'x' }), () =>
    rules.put({ 'users/author': { ...RECORDS.author, firstName: 'R2D2' } }),
  );
  allows('an edit beside a child that none may add any more', changed({ bio: 'x' }), () =>
    rules.put({ 'users/author': { ...RECORDS.author, children: [{ ...child, name: 'Kim\u202E' }] } }),
  );
  allows('no removal in such a record', changed({ removedFrom: null }), bare);
  denies('a made-up removal in such a record', changed({ removedFrom: removal }), bare);
});

describe('asking for another school', () => {
  /** As our own client does: the request and the lists in one batch. */
  const asks = (user: Record<string, unknown>, request: Record<string, unknown> | null = {}) => {
    const db = rules.as('author');
    const batch = writeBatch(db);
    const valid = joinRequest(RECORDS.author, ELMWOOD, OTHER_CODE);
    if (request) batch.set(doc(db, 'pendingRequests', `author_${ELMWOOD}`), { ...valid, ...request });
    batch.set(doc(db, 'joinRequestTimes', 'author'), joinRequestTimes(`author_${ELMWOOD}`));
    batch.update(doc(db, 'users', 'author'), {
      schoolIds: arrayUnion(ELMWOOD),
      schools: arrayUnion(userSchool(ELMWOOD)),
      rejectedRequest: null,
      removedFrom: null,
      ...user,
    });
    return batch.commit();
  };
  const named = (change: object) => ({
    schools: [...RECORDS.author.schools, { ...userSchool(ELMWOOD), ...change }],
  });
  const clean = () =>
    rules.restore('users/author', `pendingRequests/author_${ELMWOOD}`, 'joinRequestTimes/author');
  changes(
    'it',
    (change) => asks(change),
    {
      right: {
        'lists and request': {},
        'and select it': { selectedSchoolId: ELMWOOD },
      },
      wrong: {
        // Both together cost more than one request may.
        'and change the profile': { bio: 'Words' },
        'and change the children': { children: twelve },
        'and change the name': { firstName: 'Ann', ...noted },
        'and forget a name': { formerName: { firstName: 'x', lastName: 'x', at: LONG_AGO } },
        'under another name': named({ schoolName: 'My School' }),
        'with a code of one’s own making': named({ inviteCode: 'free-code' }),
        'with a field too many': named({ role: 'x' }),
        'another school’s entry': { schools: [...RECORDS.author.schools, userSchool(OAKFIELD)] },
        'without an entry': { schools: RECORDS.author.schools },
        'with two entries': {
          schools: [...RECORDS.author.schools, userSchool(ELMWOOD), userSchool(ELMWOOD)],
        },
        'in place of the others': { schoolIds: [ELMWOOD] },
        'before the others': { schoolIds: [ELMWOOD, OAKFIELD] },
        'twice at once': { schoolIds: [OAKFIELD, ELMWOOD, ELMWOOD] },
        'together with a third': { schoolIds: [OAKFIELD, ELMWOOD, 'birch'] },
        'without the others’ entries': { schools: [userSchool(ELMWOOD)] },
        'and become a member': { approvedSchools: [OAKFIELD, ELMWOOD] },
      },
    },
    clean,
  );
  denies('it when the request is missing', () => asks({}, null), clean);
  denies('it and change the name', () => asks({ firstName: 'Else' }, { firstName: 'Else' }), clean);
  denies('it when the request is invalid', () => asks({}, { email: 'else@schoolgate.test' }), clean);
  const twice = {
    schoolIds: [OAKFIELD, ELMWOOD, ELMWOOD],
    schools: [...RECORDS.author.schools, userSchool(ELMWOOD), userSchool(ELMWOOD)],
  };
  denies(
    'it when it is on the list already',
    () => asks(twice),
    async () => {
      await clean();
      const schools = [...RECORDS.author.schools, userSchool(ELMWOOD)];
      await rules.put({ 'users/author': { ...RECORDS.author, schoolIds: [OAKFIELD, ELMWOOD], schools } });
    },
  );
  const lying = joinRequest(RECORDS.author, ELMWOOD, OTHER_CODE);
  denies(
    'it by a request that was left lying',
    () => asks({}, null),
    async () => {
      await clean();
      await rules.put({ [`pendingRequests/author_${ELMWOOD}`]: { ...lying, requestedAt: LONG_AGO } });
    },
  );
  denies('it when it does not exist', () => asks({ schoolIds: [OAKFIELD, 'nowhere'] }), clean);
  const has = (count: number) => async () => {
    await clean();
    const schoolIds = Array.from({ length: count }, (_, index) => `school${index}`);
    await rules.put({ 'users/author': { ...RECORDS.author, schoolIds, selectedSchoolId: null } });
  };
  allows('it when it is the 20th', () => asks({}), has(MAX_SCHOOLS - 1));
  denies('it when it is the 21st', () => asks({}), has(MAX_SCHOOLS));
});
