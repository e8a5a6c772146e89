import { serverTimestamp } from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, denies, matrix } from './support/cases';
import { DECIDED, type Decision, decide, rejection } from './support/decisions';
import { loadRules } from './support/environment';
import { ELMWOOD, LONG_AGO, OAKFIELD, userSchool } from './support/factories';
import { RECORDS } from './support/world';

const rules = loadRules('rejection');
const undecided = () => rules.restore(...DECIDED);

describe('rejection by role', () => {
  matrix([
    {
      verb: 'update',
      what: 'a rejection as one batch',
      may: ['moderator', 'admin'],
      act: (p) => decide(rules.as(p), rejection(p)),
      setUp: undecided,
    },
    {
      verb: 'update',
      what: 'a rejection that leaves the request lying',
      may: ['moderator', 'admin'],
      act: (p) => decide(rules.as(p), { ...rejection(p), requestId: undefined }),
      setUp: undecided,
    },
  ]);
});

const spoilt = (spoil: (decision: Decision) => void) => () => {
  const decision = rejection('moderator');
  spoil(decision);
  return decide(rules.as('moderator'), decision);
};
const refuses = (what: string, spoil: (decision: Decision) => void) =>
  denies(`a rejection ${what}`, spoilt(spoil), undecided);
const byAdmin = (what: string, entry: Partial<Decision['audit']>) =>
  denies(
    `an admin’s rejection ${what}`,
    () => {
      const decision = rejection('admin');
      return decide(rules.as('admin'), { ...decision, audit: { ...decision.audit, ...entry } });
    },
    undecided,
  );
byAdmin('in the name of a removal', { action: 'remove-member' });
byAdmin('with a detail', { detail: 'x' });

const user = (change: object) => (decision: Decision) => {
  decision.user = { ...decision.user, ...change };
};
const notice = {
  schoolId: OAKFIELD,
  schoolName: 'Oakfield Primary',
  reason: null,
  rejectedAt: serverTimestamp(),
};
const told = (change: object) => user({ rejectedRequest: { ...notice, ...change } });

describe('a rejection with a part missing', () => {
  refuses('without the user record', (d) => {
    d.user = undefined;
  });
  refuses('without the audit entry', (d) => {
    d.audit = undefined;
  });
  refuses('without a cooldown', (d) => {
    d.cooldown = undefined;
  });
  refuses('that is only an audit entry', (d) => {
    d.user = undefined;
    d.requestId = undefined;
  });
});

describe('a rejection altered', () => {
  allows('a rejection without a reason', spoilt(told({})), undecided);
  refuses('with a reason of blanks', told({ reason: '  ' }));
  refuses('with a reason of 501 characters', told({ reason: 'x'.repeat(501) }));
  refuses('with a reason that is no text', told({ reason: 4 }));
  refuses('by another school', told({ schoolId: ELMWOOD }));
  refuses('under another school’s name', told({ schoolName: 'Elmwood School' }));
  refuses('dated back', told({ rejectedAt: LONG_AGO }));
  refuses('with a field too many in the notice', told({ by: 'moderator' }));
  refuses('without a notice', user({ rejectedRequest: null }));
  refuses('that leaves the school on the list', user({ schoolIds: [OAKFIELD] }));
  refuses('that leaves the school’s entry', user({ schools: [userSchool(OAKFIELD)] }));
  refuses('that puts another school’s entry there', user({ schools: [userSchool(ELMWOOD)] }));
  refuses('that selects another school', user({ selectedSchoolId: ELMWOOD }));
  refuses('that keeps the school selected', user({ selectedSchoolId: OAKFIELD }));
  refuses('that blocks the account', user({ approved: true }));
  refuses('that lets the parent in', user({ approvedSchools: [OAKFIELD] }));
  refuses('that makes a moderator', user({ isModerator: true }));
  refuses('called an approval', (d) => {
    d.audit = { ...d.audit, action: 'approve-request' };
  });
  refuses('for another school', (d) => {
    d.audit = { ...d.audit, schoolId: ELMWOOD };
  });
  refuses('by another actor', (d) => {
    d.audit = { ...d.audit, actorId: 'admin' };
  });
  refuses('with a detail', (d) => {
    d.audit = { ...d.audit, detail: 'not readable' };
  });
  refuses('dated back in the log', (d) => {
    d.audit = { ...d.audit, at: LONG_AGO };
  });
});

describe('a rejection of a parent who belongs to another school', () => {
  const two = {
    ...RECORDS.pending,
    approved: true,
    approvedSchools: [ELMWOOD],
    schoolIds: [ELMWOOD, OAKFIELD],
    schools: [userSchool(ELMWOOD), userSchool(OAKFIELD)],
    selectedSchoolId: ELMWOOD,
  };
  const member = (selectedSchoolId: string | null) => async () => {
    await undecided();
    await rules.put({ 'users/pending': { ...two, selectedSchoolId } });
  };
  const keepsElmwood = { schoolIds: [ELMWOOD], schools: [userSchool(ELMWOOD)] };
  const rejects = (change: object) => spoilt(user({ ...keepsElmwood, selectedSchoolId: ELMWOOD, ...change }));

  allows('it, with the other school left', rejects({}), member(ELMWOOD));
  allows('it, moving to the other school', rejects({}), member(OAKFIELD));
  allows('it, with no school selected', rejects({ selectedSchoolId: null }), member(OAKFIELD));
  denies('it when it selects another school for them', rejects({}), member(null));
  denies('it when it unselects their school', rejects({ selectedSchoolId: null }), member(ELMWOOD));
  denies('it when the other school goes too', rejects({ schoolIds: [] }), member(ELMWOOD));
  denies('it when the other school’s entry goes too', rejects({ schools: [] }), member(ELMWOOD));
  denies(
    'it when the other school’s entry goes instead',
    rejects({ schools: [userSchool(OAKFIELD)] }),
    member(ELMWOOD),
  );
  denies(
    'it when the other school is called otherwise',
    rejects({ schools: [{ ...userSchool(ELMWOOD), schoolName: 'Another' }] }),
    member(ELMWOOD),
  );
  denies('it when the other membership goes', rejects({ approvedSchools: [] }), member(ELMWOOD));
});

describe('a rejection of somebody who does not ask', () => {
  denies(
    'it of a member',
    spoilt(() => undefined),
    async () => {
      await undecided();
      await rules.put({
        'users/pending': { ...RECORDS.pending, approved: true, approvedSchools: [OAKFIELD] },
      });
    },
  );
  denies(
    'it without any request',
    spoilt((d) => {
      d.requestId = undefined;
    }),
    async () => {
      await undecided();
      await rules.put({ 'pendingRequests/pending_oakfield': null });
    },
  );
  denies(
    'it of a parent whose lists no longer name the school',
    spoilt(() => undefined),
    async () => {
      await undecided();
      await rules.put({ 'users/pending': { ...RECORDS.pending, schoolIds: [], schools: [] } });
    },
  );
});
