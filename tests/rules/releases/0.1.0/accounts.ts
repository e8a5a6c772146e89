import type { Write } from '../release';
import { audited, cooldown, DAY_MS, LONG_AGO, MEMBER, SCHOOL, TODAY } from './parts';

/** How parents come in, and what they say of themselves. */
export const accounts: readonly Write[] = [
  {
    what: 'signing up',
    as: 'recordless',
    operations: (now) => [
      {
        set: 'users/recordless',
        data: {
          uid: 'recordless',
          email: 'recordless@schoolgate.test',
          firstName: 'Ana',
          lastName: 'Silva',
          formerName: null,
          earlierName: null,
          bio: '',
          profilePicUrl: null,
          children: [],
          schoolIds: [],
          schools: [],
          approvedSchools: [],
          approved: false,
          selectedSchoolId: null,
          welcomePanelDismissed: false,
          isAdmin: false,
          isModerator: false,
          lastLogin: now,
          createdAt: now,
          city: null,
          rejectedRequest: null,
          removedFrom: null,
          lastAuditId: null,
        },
      },
    ],
  },
  {
    what: 'a visit, a choice of school and the welcome panel put away',
    as: 'member',
    operations: (now) => [
      {
        update: 'users/member',
        data: { lastLogin: now, selectedSchoolId: 'oakfield', welcomePanelDismissed: true },
      },
    ],
  },
  {
    what: 'a profile, with the entry in the directory',
    as: 'member',
    operations: () => [
      { update: 'users/member', data: { ...MEMBER, bio: 'Bakes' } },
      {
        set: 'schools/oakfield/members/member',
        data: {
          uid: 'member',
          ...MEMBER,
          bio: 'Bakes',
          joinedAt: LONG_AGO,
          searchTokens: ['m', 'me', 't', 'te'],
        },
      },
    ],
  },
  {
    what: 'asking for a school',
    as: 'newcomer',
    operations: (now) => [
      {
        set: 'pendingRequests/newcomer_oakfield',
        data: {
          userId: 'newcomer',
          email: 'newcomer@schoolgate.test',
          emailConfirmed: false,
          firstName: 'newcomer',
          lastName: 'Tester',
          formerName: null,
          schoolId: 'oakfield',
          schoolName: 'Oakfield Primary',
          inviteCode: 'oakfield-springfield-abc',
          proofPath: 'proof-uploads/newcomer-1700000000000-letter.pdf',
          hasProof: true,
          requestedAt: now,
          replacedAt: null,
          note: 'Our child starts in May',
          status: 'pending',
        },
      },
      {
        update: 'users/newcomer',
        data: { schoolIds: ['oakfield'], schools: [SCHOOL], rejectedRequest: null, removedFrom: null },
      },
      {
        set: 'joinRequestTimes/newcomer',
        data: { requestId: 'newcomer_oakfield', last: now, earlier: [] },
      },
    ],
  },
  {
    what: 'another document',
    as: 'pending',
    before: (now) => ({
      [`rateCounters/pending_proofs_${TODAY}`]: {
        count: 1,
        lastId: 'oakfield/proof-uploads/pending-1700000000001-letter.pdf',
        at: now,
        expiresAt: new Date(TODAY + DAY_MS),
      },
    }),
    operations: (now) => [
      {
        update: 'pendingRequests/pending_oakfield',
        data: {
          proofPath: 'proof-uploads/pending-1700000000001-letter.pdf',
          hasProof: true,
          replacedAt: now,
        },
      },
    ],
  },
  {
    what: 'an approval',
    as: 'moderator',
    operations: (now) => [
      audited('decision', now, {
        action: 'approve-request',
        actorId: 'moderator',
        targetId: 'pending',
        schoolId: 'oakfield',
      }),
      {
        update: 'users/pending',
        data: {
          approved: true,
          approvedSchools: ['oakfield'],
          selectedSchoolId: 'oakfield',
          city: 'Springfield',
          lastAuditId: 'decision',
        },
      },
      {
        set: 'schools/oakfield/members/pending',
        data: {
          uid: 'pending',
          firstName: 'pending',
          lastName: 'Tester',
          bio: '',
          profilePicUrl: null,
          children: [],
          joinedAt: now,
          searchTokens: ['p', 'pe', 't', 'te'],
        },
      },
      { delete: 'pendingRequests/pending_oakfield' },
    ],
  },
  {
    what: 'a rejection',
    as: 'moderator',
    operations: (now) => [
      audited('decision', now, {
        action: 'reject-request',
        actorId: 'moderator',
        targetId: 'pending',
        schoolId: 'oakfield',
      }),
      {
        update: 'users/pending',
        data: {
          schoolIds: [],
          schools: [],
          selectedSchoolId: null,
          rejectedRequest: {
            schoolId: 'oakfield',
            schoolName: 'Oakfield Primary',
            reason: 'The document is not readable',
            rejectedAt: now,
          },
          lastAuditId: 'decision',
        },
      },
      { set: 'schools/oakfield/joinCooldowns/pending', data: cooldown('pending', 'decision', now) },
      { delete: 'pendingRequests/pending_oakfield' },
    ],
  },
];
