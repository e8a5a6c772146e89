import { deleteField, doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { describe } from 'vitest';
import { NAME_CHANGE_DAYS } from '@/domain/limits';
import { DAY_MS, HOUR_MS } from '@/domain/time';
import { allows, denies } from './support/cases';
import { loadRules } from './support/environment';
import { LONG_AGO } from './support/factories';
import { RECORDS } from './support/world';

const rules = loadRules('namechanges');
const ago = (days: number, ms = 0) => new Date(Date.now() - days * DAY_MS + ms);
const called = (firstName: string, at: unknown) => ({ firstName, lastName: 'Tester', at });

const stored = (fields: object) => () => rules.put({ 'users/author': { ...RECORDS.author, ...fields } });
const write = (change: object) => () => updateDoc(doc(rules.as('author'), 'users', 'author'), change);
/** A third name, as our own client writes it. */
const renames = (formerName: unknown, change: object = {}) =>
  write({
    firstName: 'Ann',
    formerName: called('author', serverTimestamp()),
    earlierName: formerName,
    ...change,
  });

describe('a member’s change of name', () => {
  const never = stored({});
  const once = { formerName: called('First', ago(1)), earlierName: null };
  const twice = (days: number, ms = 0) => ({
    formerName: called('Second', ago(1)),
    earlierName: called('First', ago(days, ms)),
  });

  allows('the first', renames(null), never);
  allows('the second, a day later', renames(once.formerName), stored(once));
  denies('the third, a day after that', renames(twice(2).formerName), () =>
    rules.put({ 'users/author': { ...RECORDS.author, ...twice(2) } }),
  );
  const nearly = twice(NAME_CHANGE_DAYS, HOUR_MS);
  denies('an hour before the last but one is 30 days ago', renames(nearly.formerName), stored(nearly));
  const just = twice(NAME_CHANGE_DAYS, -HOUR_MS);
  allows('an hour after the last but one was 30 days ago', renames(just.formerName), stored(just));

  denies('that leaves nothing on the record', write({ firstName: 'Ann' }), never);
  denies('that notes another name', renames(null, { formerName: called('Eve', serverTimestamp()) }), never);
  denies(
    'that notes another last name',
    renames(null, { formerName: { ...called('author', serverTimestamp()), lastName: 'Eve' } }),
    never,
  );
  denies('that notes another time', renames(null, { formerName: called('author', LONG_AGO) }), never);
  denies(
    'that notes something else as well',
    renames(null, { formerName: { ...called('author', serverTimestamp()), note: 'x' } }),
    never,
  );
  denies('that forgets the one before', renames(null), stored(once));
  denies('that dates the one before back', renames(called('First', LONG_AGO)), stored(once));
});

describe('the name of a school', () => {
  const listed = (many: number) =>
    stored({
      schools: Array.from({ length: many }, (_, at) => ({
        schoolId: `school${at}`,
        schoolName: at === many - 1 ? 'Ann Tester' : `School ${at}`,
      })),
    });
  denies('that is the last of twenty', renames(null), listed(20));
  denies('that is beyond what rules compare', renames(null), listed(21));
});

describe('the names that a record keeps', () => {
  const kept = { formerName: called('Second', ago(1)), earlierName: called('First', ago(2)) };
  denies('forgotten', write({ formerName: null, earlierName: null }), stored(kept));
  denies('the older one forgotten', write({ earlierName: null }), stored(kept));
  denies('made older', write({ earlierName: called('First', LONG_AGO) }), stored(kept));
  denies('the newer one made older', write({ formerName: called('Second', LONG_AGO) }), stored(kept));
  denies('removed', write({ earlierName: deleteField() }), stored(kept));
  denies('forgotten with another change', write({ bio: 'x', earlierName: null }), stored(kept));
  allows('left alone by another change', write({ bio: 'x' }), stored(kept));
});

describe('whom no school knows', () => {
  const kept = { formerName: called('Second', ago(1)), earlierName: called('First', ago(2)) };
  const left = stored({ ...kept, approvedSchools: [], approved: false });
  allows('may be called otherwise at any time', write({ firstName: 'Ann' }), left);
  denies('loses no name of before with it', write({ firstName: 'Ann', earlierName: null }), left);
  denies('nor the newer one', write({ firstName: 'Ann', formerName: null }), left);
  denies('nor makes one up', renames(kept.formerName), left);
});
