import { serverTimestamp } from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, denies, matrix } from './support/cases';
import { approval, DECIDED, type Decision, decide, rejection } from './support/decisions';
import { loadRules } from './support/environment';
import {
  auditEntry,
  directoryEntry,
  ELMWOOD,
  joinRequest,
  LONG_AGO,
  OAKFIELD,
  referralRecord,
  schoolRecord,
  userSchool,
} from './support/factories';
import type { Persona } from './support/personas';
import { MEMBER_CODE, OTHER_CODE, RECORDS, SCHOOL_CODE } from './support/world';

const rules = loadRules('approval');
const undecided = () => rules.restore(...DECIDED);

describe('approval by role', () => {
  matrix([
    {
      verb: 'update',
      what: 'an approval as one batch',
      may: ['moderator', 'admin'],
      act: (p) => decide(rules.as(p), approval(p)),
      setUp: undecided,
    },
    {
      verb: 'update',
      // Rules can't see that something is gone; reviewers can delete it later (docs/security.md).
      what: 'an approval that leaves the request lying',
      may: ['moderator', 'admin'],
      act: (p) => decide(rules.as(p), { ...approval(p), requestId: undefined }),
      setUp: undecided,
    },
  ]);
});

/** The approval by Oakfield's moderator, with one thing wrong. */
function refuses(what: string, spoil: (decision: Decision) => void, by: Persona = 'moderator'): void {
  denies(
    `an approval ${what}`,
    () => {
      const decision = approval(by);
      spoil(decision);
      return decide(rules.as(by), decision);
    },
    undecided,
  );
}
const user = (change: object) => (decision: Decision) => {
  decision.user = { ...decision.user, ...change };
};
const member = (change: object) => (decision: Decision) => {
  decision.member = { ...decision.member, ...change };
};
const audit = (change: object) => (decision: Decision) => {
  decision.audit = { ...decision.audit, ...change };
};

describe('an approval after the school was archived', () => {
  const archived = (archivedAt: Date | null) => async () => {
    await undecided();
    await rules.put({ [`schools/${OAKFIELD}`]: { ...schoolRecord(OAKFIELD), archivedAt } });
  };
  const approve = () => decide(rules.as('moderator'), approval('moderator'));
  denies('an approval for a school that is archived', approve, archived(LONG_AGO));
  allows('an approval for a school that has come back', approve, archived(null));
});

describe('an approval with a part missing', () => {
  refuses('without the user record', (d) => {
    d.user = undefined;
  });
  refuses('without the directory entry', (d) => {
    d.member = undefined;
  });
  refuses('without the audit entry', (d) => {
    d.audit = undefined;
  });
  refuses('without user record and audit entry', (d) => {
    d.user = undefined;
    d.audit = undefined;
  });
  refuses('that is only the deletion of the request', (d) => {
    d.user = undefined;
    d.audit = undefined;
    d.member = undefined;
  });
  refuses('that is only an audit entry', (d) => {
    d.user = undefined;
    d.member = undefined;
    d.requestId = undefined;
  });
  refuses('that is only a directory entry', (d) => {
    d.user = undefined;
    d.audit = undefined;
    d.requestId = undefined;
  });
});

describe('an approval by an address that nobody has confirmed', () => {
  const asks = (emailConfirmed: boolean) => async () => {
    await undecided();
    await rules.put({
      'pendingRequests/pending_oakfield': {
        ...joinRequest(RECORDS.pending, OAKFIELD, MEMBER_CODE),
        emailConfirmed,
      },
    });
  };
  const approves = (detail: string | null) => () => {
    const decision = approval('moderator');
    audit({ detail })(decision);
    return decide(rules.as('moderator'), decision);
  };
  allows('it, when the entry says so', approves('unconfirmed-address'), asks(false));
  denies('it without a word', approves(null), asks(false));
  denies('it with other words', approves('unconfirmed'), asks(false));
  denies('such an entry of a confirmed one', approves('unconfirmed-address'), asks(true));
  denies(
    'such an entry of a rejection',
    () => {
      const decision = rejection('moderator');
      audit({ detail: 'unconfirmed-address' })(decision);
      return decide(rules.as('moderator'), decision);
    },
    asks(false),
  );
});

describe('an approval with the user record altered', () => {
  refuses('that is none', user({ approved: false }));
  refuses('into another school', user({ approvedSchools: [ELMWOOD] }));
  refuses('into another school on the side', user({ approvedSchools: [OAKFIELD, ELMWOOD] }));
  refuses('into no school', user({ approvedSchools: [] }));
  refuses('that selects another school', user({ selectedSchoolId: ELMWOOD }));
  refuses('that says another city', user({ city: 'Shelbyville' }));
  refuses('that says no city', user({ city: null }));
  refuses('that makes a moderator', user({ isModerator: true }));
  refuses('that makes an admin', user({ isAdmin: true }));
  refuses('that renames the parent', user({ firstName: 'Else' }));
  refuses('that changes the address', user({ email: 'else@schoolgate.test' }));
  refuses('that names another audit entry', user({ lastAuditId: 'approval' }));
  refuses('that names no audit entry', user({ lastAuditId: null }));
});

describe('an approval with the directory entry altered', () => {
  refuses('under another first name', member({ firstName: 'Else' }));
  refuses('under another last name', member({ lastName: 'Else' }));
  refuses('with another picture', member({ profilePicUrl: 'https://tracker.example/pixel.gif' }));
  refuses('with another bio', member({ bio: 'Words' }));
  refuses('with other children', member({ children: [{ name: 'Kim', gradeOrRoom: '3' }] }));
  refuses('of another uid', member({ uid: 'author' }));
  refuses('joined long ago', member({ joinedAt: LONG_AGO }));
  refuses('with 301 search tokens', member({ searchTokens: Array.from({ length: 301 }, () => 'a') }));
  refuses('with something on top', member({ email: 'pending@schoolgate.test' }));
});

describe('an approval with the audit entry altered', () => {
  refuses('by another actor', audit({ actorId: 'admin' }));
  refuses('of another person', audit({ targetId: 'author' }));
  refuses('for another school', audit({ schoolId: ELMWOOD }));
  refuses('for no school', audit({ schoolId: null }));
  refuses('called a rejection', audit({ action: 'reject-request' }));
  refuses('called a role', audit({ action: 'set-moderator', schoolId: null, detail: 'true' }));
  refuses(
    'called a role by an admin',
    audit({ action: 'set-moderator', schoolId: null, detail: 'true' }),
    'admin',
  );
  refuses('called something unknown', audit({ action: 'approve' }));
  refuses('with a detail', audit({ detail: 'a name' }));
  refuses('with a detail by an admin', audit({ detail: 'a name' }), 'admin');
  refuses('about words of somebody', audit({ subject: { authorId: 'author', excerpt: 'Rude' } }));
  refuses('dated back', audit({ at: LONG_AGO }));
  refuses('with a field too many', audit({ note: 'x' }));
  refuses('under the fixed id of a deletion', (d) => {
    d.auditId = 'delete-post_schoolPost';
    d.user = { ...d.user, lastAuditId: d.auditId };
  });
});

describe('an approval of somebody who does not ask', () => {
  refuses('of a request for another school', (d) => {
    d.requestId = 'otherParent_oakfield';
  });
  denies(
    'an approval without any request',
    () => decide(rules.as('moderator'), { ...approval('moderator'), requestId: undefined }),
    async () => {
      await undecided();
      await rules.put({ 'pendingRequests/pending_oakfield': null });
    },
  );
  denies(
    'an approval of a parent who is a member already',
    () => {
      const decision = approval('moderator');
      decision.user = { ...decision.user, approvedSchools: [OAKFIELD, OAKFIELD] };
      return decide(rules.as('moderator'), decision);
    },
    async () => {
      await undecided();
      await rules.put({
        'users/pending': { ...RECORDS.pending, approved: true, approvedSchools: [OAKFIELD] },
      });
    },
  );
  denies(
    'an approval of a parent whose lists no longer name the school',
    () => decide(rules.as('moderator'), approval('moderator')),
    async () => {
      await undecided();
      await rules.put({ 'users/pending': { ...RECORDS.pending, schoolIds: [], schools: [] } });
    },
  );
});

describe('an approval that takes something along', () => {
  refuses('with another parent’s request', (d) => {
    d.alsoDelete = 'pendingRequests/newcomer_oakfield';
  });
  const elsewhere = 'pendingRequests/pending_elmwood';
  denies(
    'an approval that also drops the parent’s request for another school',
    () => decide(rules.as('admin'), { ...approval('admin'), alsoDelete: elsewhere }),
    async () => {
      await undecided();
      await rules.put({
        'users/pending': {
          ...RECORDS.pending,
          schoolIds: [OAKFIELD, ELMWOOD],
          schools: [userSchool(OAKFIELD), userSchool(ELMWOOD)],
        },
        [elsewhere]: joinRequest(RECORDS.pending, ELMWOOD, OTHER_CODE),
      });
    },
  );
  refuses('with the directory entry of somebody who was not approved', (d) => {
    d.alsoSet = { 'schools/oakfield/members/newcomer': directoryEntry(RECORDS.newcomer) };
  });
  refuses('with an entry in another school’s directory', (d) => {
    d.alsoSet = { 'schools/elmwood/members/pending': directoryEntry(RECORDS.pending) };
  });
  refuses('with an inviter of the reviewer’s choice', (d) => {
    d.alsoSet = { 'referrals/pending': { ...referralRecord('pending'), referredByUserId: 'moderator' } };
  });
  refuses('with a second audit entry', (d) => {
    d.alsoSet = { 'auditLog/decision2': auditEntry('approve-request', 'moderator', 'pending') };
  });
  refuses('with an audit entry about somebody else', (d) => {
    d.alsoSet = { 'auditLog/decision2': auditEntry('reject-request', 'moderator', 'author') };
  });
});

describe('an approval of somebody with a role', () => {
  const roles: Record<string, Partial<typeof RECORDS.pending>> = {
    'a moderator without a school': { isModerator: true },
    'an admin': { isAdmin: true },
    'a moderator of another school': {
      isModerator: true,
      approved: true,
      approvedSchools: [ELMWOOD],
      schoolIds: [ELMWOOD, OAKFIELD],
      schools: [userSchool(ELMWOOD), userSchool(OAKFIELD)],
    },
  };
  for (const [who, flags] of Object.entries(roles)) {
    const letIn = (reviewer: Persona) => () => {
      const decision = approval(reviewer);
      user({ approvedSchools: [...(flags.approvedSchools ?? []), OAKFIELD] })(decision);
      return decide(rules.as(reviewer), decision);
    };
    const asking = async () => {
      await undecided();
      await rules.put({ 'users/pending': { ...RECORDS.pending, ...flags } });
    };
    denies(`${who}, by a moderator`, letIn('moderator'), asking);
    allows(`${who}, by an admin`, letIn('admin'), asking);
  }
});

describe('deciding about oneself', () => {
  const asking = (persona: 'otherModerator' | 'admin') => async () => {
    const record = RECORDS[persona];
    const own = {
      ...record,
      schoolIds: [...record.schoolIds, OAKFIELD],
      schools: [...record.schools, { schoolId: OAKFIELD, schoolName: 'Oakfield Primary' }],
    };
    await rules.put({
      [`users/${persona}`]: own,
      [`schools/${OAKFIELD}/members/${persona}`]: null,
      'auditLog/decision1': null,
      [`pendingRequests/${persona}_${OAKFIELD}`]: {
        ...joinRequest(own, OAKFIELD, SCHOOL_CODE),
        emailConfirmed: true,
      },
    });
  };
  const own = (persona: 'otherModerator' | 'admin') => {
    const base = approval(persona);
    return decide(
      rules.as(persona),
      {
        ...base,
        user: {
          ...base.user,
          approvedSchools: [...RECORDS[persona].approvedSchools, OAKFIELD],
        },
        member: { ...directoryEntry(RECORDS[persona]), joinedAt: serverTimestamp() },
        audit: auditEntry('approve-request', persona, persona),
        requestId: `${persona}_${OAKFIELD}`,
      },
      persona,
    );
  };
  denies(
    'a moderator of another school approving themselves',
    () => own('otherModerator'),
    asking('otherModerator'),
  );
  allows('an admin joining a school', () => own('admin'), asking('admin'));
});

describe('an approval of a parent whose name has changed since', () => {
  const renamed = (change: object) => async () => {
    await undecided();
    await rules.put({ 'users/pending': { ...RECORDS.pending, ...change } });
  };
  const approves = (change: object) => () => {
    const decision = approval('moderator');
    member(change)(decision);
    return decide(rules.as('moderator'), decision);
  };
  for (const change of [{ firstName: 'Else' }, { lastName: 'Else' }]) {
    const [field] = Object.keys(change);
    denies(`it under the new ${field}`, approves(change), renamed(change));
    denies(`it under the old ${field}`, approves({}), renamed(change));
    allows(`it under the new ${field}, once the request shows it`, approves(change), async () => {
      await renamed(change)();
      const path = 'pendingRequests/pending_oakfield';
      const request = joinRequest(RECORDS.pending, OAKFIELD, MEMBER_CODE);
      await rules.put({ [path]: { ...request, emailConfirmed: true, ...change } });
    });
  }
});
