import { doc, type Firestore, updateDoc, writeBatch } from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, denies } from './support/cases';
import { loadRules } from './support/environment';
import { joinRequest, joinRequestTimes, LONG_AGO, OAKFIELD } from './support/factories';
import { MEMBER_CODE, RECORDS, SCHOOL_CODE } from './support/world';

/** What of a request follows the parent's account: whether the address is confirmed, and the name. */
const rules = loadRules('following');

describe('a confirmed address', () => {
  const token = (email_verified: unknown, email = 'pending@schoolgate.test') =>
    rules.as('pending', { email_verified, email });
  const stored = (change: object = {}) =>
    rules.put({
      'users/pending': RECORDS.pending,
      'pendingRequests/pending_oakfield': {
        ...joinRequest(RECORDS.pending, OAKFIELD, MEMBER_CODE),
        ...change,
      },
    });
  const none = async () => {
    await stored();
    await rules.put({ 'pendingRequests/pending_oakfield': null, 'joinRequestTimes/pending': null });
  };
  const create = (email_verified: boolean, emailConfirmed: boolean) => () => {
    const db = token(email_verified);
    const batch = writeBatch(db);
    batch.set(doc(db, 'pendingRequests', 'pending_oakfield'), {
      ...joinRequest(RECORDS.pending, OAKFIELD, MEMBER_CODE),
      emailConfirmed,
    });
    batch.set(doc(db, 'joinRequestTimes', 'pending'), joinRequestTimes('pending_oakfield'));
    return batch.commit();
  };
  allows('asking with one', create(true, true), none);
  allows('asking as if it was not', create(true, false), none);
  denies('asking with one that the sign-in knows not to be', create(false, true), none);

  const mark = (db: Firestore, change: object = {}, id = 'pending_oakfield') =>
    updateDoc(doc(db, 'pendingRequests', id), { emailConfirmed: true, ...change });
  allows(
    'marking it on the open request',
    () => mark(token(true)),
    () => stored(),
  );
  denies(
    'marking it before it is confirmed',
    () => mark(token(false)),
    () => stored(),
  );
  denies(
    'marking it without a word of the sign-in about it',
    () => mark(rules.as('pending')),
    () => stored(),
  );
  denies(
    'marking an address that the account no longer signs in with',
    () => mark(token(true, 'else@schoolgate.test')),
    () => stored(),
  );
  denies(
    'marking it as something else',
    () => mark(token(true), { emailConfirmed: 'yes' }),
    () => stored(),
  );
  denies(
    'taking the mark back',
    () => mark(token(true), { emailConfirmed: false }),
    () => stored({ emailConfirmed: true }),
  );
  denies(
    'marking it and moving up by an earlier time',
    () => mark(token(true), { requestedAt: LONG_AGO }),
    () => stored(),
  );
  denies(
    'marking another parent’s',
    () => mark(rules.as('newcomer', { email_verified: true, email: 'pending@schoolgate.test' })),
    () => stored(),
  );
});

describe('a new name on a request', () => {
  const path = 'pendingRequests/pending_oakfield';
  const open = () => rules.restore('users/pending', path);
  /** As our own client does: the record and the request in one batch. */
  const renames = (record: object, request: object, id = 'pending_oakfield') => {
    const db = rules.as('pending');
    const batch = writeBatch(db).update(doc(db, 'pendingRequests', id), request);
    if (Object.keys(record).length > 0) batch.update(doc(db, 'users', 'pending'), record);
    return batch.commit();
  };
  const eve = { firstName: 'Eve', lastName: 'Else' };
  const first = { firstName: 'pending', lastName: 'Tester' };
  /** The request keeps the name under which it was made. */
  const asked = { ...eve, formerName: first };
  const renamed = async () => {
    await open();
    const request = { ...joinRequest(RECORDS.pending, OAKFIELD, MEMBER_CODE), formerName: first };
    await rules.put({ [path]: { ...request, firstName: 'Second' } });
  };
  allows('the record’s, in its batch', () => renames(eve, asked), open);
  allows('the record’s, once more', () => renames(eve, asked), renamed);
  denies('without the one before', () => renames(eve, eve), open);
  denies('with another one before', () => renames(eve, { ...eve, formerName: eve }), open);
  denies(
    'with more than a name before',
    () => renames(eve, { ...eve, formerName: { ...first, note: 'x' } }),
    open,
  );
  denies('that hides the first', () => renames(eve, { ...eve, formerName: null }), renamed);
  denies(
    'that puts the second in the first one’s place',
    () => renames(eve, { ...eve, formerName: { firstName: 'Second', lastName: 'Tester' } }),
    renamed,
  );
  denies('before, without a new one', () => renames({}, { formerName: eve }), open);
  allows(
    'the record’s, made up for',
    () => renames({}, asked),
    async () => {
      await open();
      await rules.put({ 'users/pending': { ...RECORDS.pending, ...eve } });
    },
  );
  denies('another first name than the record’s', () => renames(eve, { ...asked, firstName: 'Ann' }), open);
  denies('another last name than the record’s', () => renames(eve, { ...asked, lastName: 'Ann' }), open);
  denies('a name on the request alone', () => renames({}, asked), open);
  denies('the record’s with a note', () => renames(eve, { ...asked, note: 'Hurry' }), open);
  denies(
    'one’s own on another parent’s request',
    () =>
      renames(
        eve,
        { ...eve, formerName: { firstName: 'newcomer', lastName: 'Tester' } },
        'newcomer_oakfield',
      ),
    async () => {
      await open();
      await rules.put({
        'pendingRequests/newcomer_oakfield': joinRequest(RECORDS.newcomer, OAKFIELD, SCHOOL_CODE),
      });
    },
  );
});
