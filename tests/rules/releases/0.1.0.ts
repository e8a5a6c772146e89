import type { Now, Operation, Release } from './release';

const LONG_AGO = new Date('2024-01-10T09:00:00Z');
const SCHOOL = { schoolId: 'oakfield', schoolName: 'Oakfield Primary' };
const CHILDREN = [{ name: 'Robin', gradeOrRoom: 'Grade 2' }];
const MEMBER = { firstName: 'member', lastName: 'Tester', bio: '', profilePicUrl: null, children: CHILDREN };

const audited = (
  id: string,
  now: Now,
  entry: { action: string; actorId: string; targetId: string } & Record<string, unknown>,
): Operation => ({
  set: `auditLog/${id}`,
  data: { schoolId: null, detail: null, subject: null, ...entry, at: now },
});

const DAY_MS = 24 * 60 * 60 * 1000;
const TODAY = Math.floor(Date.now() / DAY_MS) * DAY_MS;

const counted = (kind: string, lastId: string, now: Now, by = 'member'): Operation => ({
  set: `rateCounters/${by}_${kind}_${TODAY}`,
  data: { count: 1, lastId, at: now, expiresAt: new Date(TODAY + DAY_MS) },
});

const cooldown = (uid: string, lastAuditId: string, now: Now) => ({
  userId: uid,
  schoolId: 'oakfield',
  firstName: uid,
  lastName: 'Tester',
  startedAt: now,
  liftedAt: null,
  lastAuditId,
});

export const release: Release = {
  version: '0.1.0',
  writes: [
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
    {
      what: 'a post',
      as: 'member',
      operations: (now) => [
        {
          set: 'posts/release-post',
          data: {
            schoolId: 'oakfield',
            groupId: null,
            authorId: 'member',
            authorName: 'member Tester',
            profilePicUrl: null,
            children: CHILDREN,
            content: 'Who has a ladder?',
            imageUrl: null,
            images: [],
            createdAt: now,
            likedBy: [],
            comments: [],
            commentCount: 0,
            searchTokens: ['ladder'],
            mentions: { author: 'author Tester' },
            editedAt: null,
            poll: null,
            pollSummary: null,
            topic: 'question',
            closedAt: null,
            pinnedUntil: null,
            sortAt: now,
          },
        },
        counted('posts', 'release-post', now),
      ],
    },
    {
      what: 'a like',
      as: 'member',
      operations: (now) => [
        { update: 'posts/schoolPost', data: { likedBy: ['groupMember', 'moderator', 'member'] } },
        counted('likes', 'schoolPost', now),
      ],
    },
    {
      what: 'a comment',
      as: 'member',
      operations: (now) => [
        {
          set: 'posts/schoolPost/comments/release-comment',
          data: {
            authorId: 'member',
            authorName: 'member Tester',
            profilePicUrl: null,
            content: 'I have one',
            createdAt: now,
            replyTo: 'remark',
            mentions: {},
            editedAt: null,
            toGuests: false,
          },
        },
        counted('comments', 'schoolPost/release-comment', now),
      ],
    },
    {
      what: 'another text of a post',
      as: 'member',
      operations: (now) => [
        {
          update: 'posts/memberPost',
          data: { content: 'Who has a saw?', mentions: {}, searchTokens: ['saw'], editedAt: now },
        },
        counted('edits', 'memberPost', now),
      ],
    },
    {
      what: 'another text of a comment',
      as: 'member',
      operations: (now) => [
        {
          update: 'posts/schoolPost/comments/memberRemark',
          data: { content: 'I have two', mentions: { author: 'author Tester' }, editedAt: now },
        },
        counted('edits', 'schoolPost/memberRemark', now),
      ],
    },
    {
      what: 'a group, with its first member',
      as: 'member',
      operations: (now) => [
        {
          set: 'groups/release-group',
          data: {
            groupId: 'release-group',
            name: 'Choir',
            description: '',
            createdBy: 'member',
            schoolId: 'oakfield',
            memberCount: 1,
            cover: 'sky',
            lastPostAt: null,
            createdAt: now,
            access: 'open',
            helpers: [],
            archivedAt: null,
            fileCount: 0,
          },
        },
        {
          set: 'groupMemberships/member_release-group',
          data: { userId: 'member', groupId: 'release-group', schoolId: 'oakfield', joinedAt: now },
        },
        counted('groups', 'release-group', now),
      ],
    },
    {
      what: 'joining a group',
      as: 'member',
      operations: (now) => [
        {
          set: 'groupMemberships/member_chess',
          data: { userId: 'member', groupId: 'chess', schoolId: 'oakfield', joinedAt: now },
        },
        counted('memberships', 'chess', now),
      ],
    },
    {
      what: 'an event',
      as: 'member',
      operations: (now) => [
        {
          set: 'events/release-event',
          data: {
            title: 'Sports day',
            start: new Date(TODAY + 30 * DAY_MS),
            end: null,
            location: 'Playground',
            description: '',
            userId: 'member',
            schoolId: 'oakfield',
            timeZone: 'America/Los_Angeles',
            createdAt: now,
            reminderSent: false,
            places: null,
            rsvpsClosed: false,
            isCancelled: false,
            rsvpSummary: null,
          },
        },
        counted('events', 'release-event', now),
      ],
    },
    {
      what: 'a change of an event',
      as: 'author',
      operations: () => [{ update: 'events/sportsDay', data: { title: 'Sports week' } }],
    },
    {
      what: 'an event moved',
      as: 'author',
      operations: (now) => [
        {
          update: 'events/sportsDay',
          data: { start: new Date(TODAY + 20 * DAY_MS), end: null },
        },
        counted('events', 'sportsDay', now, 'author'),
      ],
    },
    {
      what: 'a sign-up list',
      as: 'member',
      operations: (now) => [
        {
          set: 'signUpLists/release-list',
          data: {
            schoolId: 'oakfield',
            userId: 'member',
            eventId: null,
            title: 'Cake sale',
            description: '',
            slotIds: ['slot-1'],
            labels: { 'slot-1': 'Cake' },
            counts: { 'slot-1': 2 },
            date: new Date(TODAY + 30 * DAY_MS),
            isClosed: false,
            isCancelled: false,
            createdAt: now,
            summary: null,
          },
        },
        counted('signUpLists', 'release-list', now),
      ],
    },
    {
      what: 'what one signs up for',
      as: 'member',
      operations: (now) => [
        {
          set: 'signUpLists/cakeSale/claims/member',
          data: {
            userId: 'member',
            schoolId: 'oakfield',
            wanted: { cake: 1 },
            isNamed: true,
            claimedAt: now,
            standing: null,
          },
        },
        counted('claims', 'cakeSale', now),
      ],
    },
    {
      what: 'a notification read',
      as: 'author',
      operations: () => [{ update: 'notifications/like_schoolPost_member', data: { read: true } }],
    },
    {
      what: 'a role given',
      as: 'admin',
      operations: (now) => [
        audited('act', now, {
          action: 'set-moderator',
          actorId: 'admin',
          targetId: 'author',
          detail: 'true',
        }),
        { update: 'users/author', data: { isModerator: true, lastAuditId: 'act' } },
      ],
    },
    {
      what: 'a removal',
      as: 'admin',
      operations: (now) => [
        audited('act', now, {
          action: 'remove-member',
          actorId: 'admin',
          targetId: 'author',
          schoolId: 'oakfield',
        }),
        {
          update: 'users/author',
          data: {
            approvedSchools: [],
            approved: false,
            schoolIds: [],
            schools: [],
            selectedSchoolId: null,
            isModerator: false,
            removedFrom: {
              schoolId: 'oakfield',
              schoolName: 'Oakfield Primary',
              reason: null,
              removedAt: now,
            },
            lastAuditId: 'act',
          },
        },
        { set: 'schools/oakfield/joinCooldowns/author', data: cooldown('author', 'act', now) },
        { delete: 'schools/oakfield/members/author' },
      ],
    },
    {
      what: 'a school, with its code',
      as: 'admin',
      operations: (now) => [
        audited('create-school_birch-hill', now, {
          action: 'create-school',
          actorId: 'admin',
          targetId: 'birch-hill',
          schoolId: 'birch-hill',
        }),
        {
          set: 'schools/birch-hill',
          data: {
            id: 'birch-hill',
            name: 'Birch Hill',
            city: 'Springfield',
            slug: 'birch-hill',
            createdAt: now,
          },
        },
        {
          set: 'inviteCodes/birch-hill-springfield-abc',
          data: {
            code: 'birch-hill-springfield-abc',
            userId: null,
            schoolId: 'birch-hill',
            schoolName: 'Birch Hill',
            cityName: 'Springfield',
            createdBy: 'admin',
            createdAt: now,
          },
        },
      ],
    },
    {
      what: 'the deletion of a post',
      as: 'admin',
      operations: (now) => [
        audited('delete-post_schoolPost', now, {
          action: 'delete-post',
          actorId: 'admin',
          targetId: 'schoolPost',
          schoolId: 'oakfield',
          subject: { authorId: 'author', excerpt: 'Bake sale on Friday' },
        }),
        { delete: 'posts/schoolPost' },
      ],
    },
    {
      what: 'the deletion of a comment',
      as: 'admin',
      operations: (now) => [
        audited('delete-comment_schoolPost_remark', now, {
          action: 'delete-comment',
          actorId: 'admin',
          targetId: 'remark',
          schoolId: 'oakfield',
          detail: 'schoolPost',
          subject: { authorId: 'author', excerpt: 'Count me in' },
        }),
        { delete: 'posts/schoolPost/comments/remark' },
      ],
    },
  ],
};
