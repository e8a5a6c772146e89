import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { GRADE_BANDS } from '../assistant/grade';
import { AUDIT_ACTIONS, auditEntrySchema } from './audit';
import { eventSchema, NOTIFICATION_TYPES, notificationSchema } from './community';
import { eventSeriesSchema, seriesChangeSchema } from './event-series';
import { groupMembershipSchema, groupSchema } from './group';
import { feedbackSchema, formSubmissionSchema, inviteSchema, tipSetSchema } from './outreach';
import { pendingRequestSchema, proofName } from './pending-request';
import { commentSchema, isSystemPost, postSchema } from './post';
import { referralSchema } from './referral';
import { inviteCodeSchema, memberSchema, schoolSchema } from './school';
import { schoolExportSchema } from './school-export';
import { newUser, pendingSchools, rejectedRequestSchema, removalSchema, userSchema } from './user';

const when = new Date('2026-03-11T09:00:00Z');
const picture = 'https://files.schoolgate.test/1x1.webp';
const child = { name: 'Kim', gradeOrRoom: 'Room 12' };
const comment = {
  id: 'c1',
  authorId: 'ana',
  authorName: 'Ana Silva',
  profilePicUrl: picture,
  content: 'Yes',
  createdAt: when,
  ...{ replyTo: 'c0', mentions: { ben: 'Ben Fox' }, editedAt: when },
  toGuests: true,
};
const post = {
  ...{ id: 'p1', schoolId: 'oak', groupId: 'g1', authorId: 'ana', authorName: 'Ana Silva' },
  ...{ profilePicUrl: picture, children: [child], content: 'Hello', createdAt: when },
  ...{ imageUrl: picture, images: [{ url: picture, alt: 'Our hall' }] },
  ...{ likedBy: ['ben'], comments: [comment], commentCount: 1, searchTokens: ['hello'] },
  ...{ mentions: { ben: 'Ben Fox' }, editedAt: null },
  poll: { options: ['Yes', 'No'], isMultiple: false, endsAt: when },
  pollSummary: { voters: 3, votes: [1, 2] },
  ...{ topic: 'offer', closedAt: when, pinnedUntil: when, sortAt: when },
};
const ended = { schoolId: 'oak', schoolName: 'Oak Hill', reason: 'Moved away' };
const rejected = { ...ended, rejectedAt: when };
const removed = { ...ended, removedAt: when };
const user = {
  ...newUser({ uid: 'ana', email: 'ana@schoolgate.test', firstName: 'Ana', lastName: 'Silva' }),
  schools: [{ schoolId: 'oak', schoolName: 'Oak Hill' }],
  children: [child],
  schoolIds: ['oak'],
  approvedSchools: ['oak'],
  rejectedRequest: rejected,
  removedFrom: removed,
};
const entry = {
  ...{ id: 'a1', action: 'delete-post', actorId: 'ben', targetId: 'p1', schoolId: 'oak', detail: 'true' },
  ...{ subject: { authorId: 'ana', excerpt: 'Hello' }, at: when },
};
const notification = {
  ...{ id: 'n1', userId: 'ana', type: 'comment', actorName: 'Ben', message: 'Yes', link: '/dashboard' },
  ...{
    actorId: 'ben',
    postId: 'p1',
    read: false,
    emailed: false,
    createdAt: when,
    commentId: 'c1',
    likeKey: null,
    event: { title: 'Fair', start: when },
  },
  ...{ title: 'Chess', count: 2, actors: [{ id: 'ben', name: 'Ben', profilePicUrl: picture }], quote: 'Yes' },
  ...{ imageUrl: picture, outcome: 'approved', schoolId: 'oak', groupId: 'g1', pushAt: when, version: 1 },
};
const submission = {
  ...{ id: 'f1', form: 'contact', email: 'ana@schoolgate.test', name: 'Ana', school: null, role: null },
  ...{ message: 'Hello', createdAt: when },
};
const tips = {
  ...{ id: 't1', userId: 'ana', createdAt: when, gradeBand: 'k-2', source: 'ai' },
  ...{ bookRecommendationText: 'Read', bookRecommendationLink: '', localActivityText: 'Walk' },
  ...{ localActivityLink: '', learningToolText: 'Count', learningToolLink: '', enrichmentIdeaText: 'Draw' },
  enrichmentIdeaLink: '',
};

/** Each with a whole record. What is optional in it is left out of the second list. */
const rsvpSummary = {
  ...{ parents: 1, children: 2, waiting: 3, maybe: 4, no: 5 },
  faces: [{ userId: 'ana', name: 'Ana Silva', profilePicUrl: null }],
};

const RECORDS: [
  name: string,
  schema: v.GenericSchema,
  record: Record<string, unknown>,
  optional?: string[],
][] = [
  ['comment', commentSchema, comment, ['replyTo', 'mentions', 'editedAt', 'toGuests']],
  [
    'post',
    postSchema,
    post,
    [
      ...['images', 'mentions', 'editedAt', 'poll', 'pollSummary'],
      ...['topic', 'closedAt', 'pinnedUntil', 'sortAt'],
    ],
  ],
  ['rejection', rejectedRequestSchema, rejected],
  ['removal', removalSchema, removed],
  ['user', userSchema, user, ['hiddenFields', 'removedFrom']],
  ['audit entry', auditEntrySchema, entry, ['subject']],
  [
    'notification',
    notificationSchema,
    notification,
    [
      ...['event', 'createdAt', 'title', 'count', 'actors', 'quote', 'imageUrl', 'outcome'],
      ...['schoolId', 'groupId', 'pushAt', 'version'],
    ],
  ],
  ['form submission', formSubmissionSchema, submission],
  ['tip set', tipSetSchema, tips],
  [
    'feedback',
    feedbackSchema,
    { id: 'f1', userId: 'ana', schoolId: 'oak', feedback: 'Fine', createdAt: when },
  ],
  [
    'invite',
    inviteSchema,
    {
      ...{ id: 'i1', email: 'cleo@schoolgate.test', fromUserId: 'ana', schoolId: 'oak', code: 'oak-abc' },
      ...{ createdAt: when, sentAt: when, joined: false },
    },
  ],
  [
    'group',
    groupSchema,
    {
      ...{ groupId: 'g1', name: 'Chess', description: '', createdBy: 'ana', schoolId: 'oak', memberCount: 3 },
      ...{ cover: 'sky', lastPostAt: when, createdAt: when },
      ...{ access: 'request', helpers: ['ben'], archivedAt: when, fileCount: 2 },
    },
    ['cover', 'lastPostAt', 'access', 'helpers', 'archivedAt', 'fileCount'],
  ],
  [
    'group membership',
    groupMembershipSchema,
    { userId: 'ana', groupId: 'g1', schoolId: 'oak', joinedAt: when },
  ],
  [
    'event',
    eventSchema,
    {
      ...{ id: 'e1', title: 'Fair', start: when, end: when, location: 'Gym', description: '' },
      ...{ series: { id: 's', repeat: 'weekly', until: when, changeId: 'c' } },
      ...{ timeZone: 'Europe/Rome', userId: 'ana', schoolId: 'oak', createdAt: when, reminderSent: false },
      ...{ places: 40, rsvpsClosed: true, isCancelled: false, rsvpSummary },
    },
    ['places', 'rsvpsClosed', 'rsvpSummary', 'isCancelled', 'series'],
  ],
  [
    'series of events',
    eventSeriesSchema,
    {
      ...{
        id: 's1',
        schoolId: 'oak',
        userId: 'ana',
        repeat: 'monthly',
        until: when,
        timeZone: 'Europe/Rome',
      },
      ...{ start: when, end: when, title: 'Choir', location: 'Hall', description: 'Sing', places: 40 },
      createdAt: when,
    },
  ],
  [
    'change of a series',
    seriesChangeSchema,
    {
      ...{ id: 'c1', schoolId: 'oak', userId: 'ana', from: 2, createdAt: when },
      part: {
        title: 'Band',
        start: when,
        end: null,
        places: null,
        isCancelled: true,
        until: when,
        ends: true,
      },
    },
  ],
  [
    'pending request',
    pendingRequestSchema,
    {
      ...{ id: 'ana_oak', userId: 'ana', email: 'ana@schoolgate.test', firstName: 'Ana', lastName: 'Silva' },
      ...{ schoolId: 'oak', schoolName: 'Oak Hill', inviteCode: 'oak-abc', proofPath: 'ana/oak-1-a.pdf' },
      ...{ emailConfirmed: true, hasProof: true, formerName: { firstName: 'Eva', lastName: '' } },
      ...{ requestedAt: when, replacedAt: when, note: 'Hi', status: 'pending' },
    },
  ],
  [
    'school',
    schoolSchema,
    {
      ...{ id: 'oak', name: 'Oak Hill', city: 'Springfield', slug: 'oak-hill-springfield', createdAt: when },
      timeZone: 'America/Chicago',
    },
    ['timeZone'],
  ],
  [
    'school export',
    schoolExportSchema,
    {
      ...{ schoolId: 'oak', requestedBy: 'ada', requestedAt: when, status: 'ready' },
      ...{ fileName: 'a.zip', size: 1, expiresAt: when },
    },
  ],
  [
    'directory entry',
    memberSchema,
    {
      ...{ uid: 'ana', firstName: 'Ana', lastName: 'Silva', profilePicUrl: picture, bio: 'Hello' },
      ...{ children: [child], joinedAt: when, searchTokens: ['ana'] },
    },
  ],
  [
    'invite code',
    inviteCodeSchema,
    {
      ...{ code: 'oak-abc', userId: 'ana', schoolId: 'oak', schoolName: 'Oak Hill', cityName: 'Springfield' },
      ...{ createdBy: 'user', createdAt: when },
    },
  ],
  [
    'referral',
    referralSchema,
    {
      ...{ uid: 'ana', codes: { oak: 'oak-ana' }, usedCode: 'oak-abc', approved: true },
      ...{
        referredByUserId: 'ben',
        referralCount: 3,
        rewardEligible: true,
        giftIssued: false,
        lastAuditId: null,
      },
    },
  ],
];

describe('a stored record', () => {
  it.each(RECORDS)('%s is read with all its fields', (_name, schema, record) =>
    expect(v.parse(schema, record)).toEqual(record),
  );

  it.each(RECORDS)(
    '%s is none without one of them, or with nonsense in it',
    (_name, schema, record, may = []) => {
      for (const field of Object.keys(record)) {
        const { [field]: _left, ...rest } = record;
        expect([field, v.is(schema, rest)]).toEqual([field, may.includes(field)]);
        // A text must not become unreadable by its mentions alone.
        const nonsense = { ...record, [field]: Symbol('nonsense') };
        expect([field, v.is(schema, nonsense)]).toEqual([field, field === 'mentions']);
      }
    },
  );

  it.each<[string, v.GenericSchema, Record<string, unknown>, string, readonly string[]]>([
    ['act', auditEntrySchema, entry, 'action', AUDIT_ACTIONS],
    ['notification', notificationSchema, notification, 'type', NOTIFICATION_TYPES],
    ['form', formSubmissionSchema, submission, 'form', ['request', 'waitlist', 'contact']],
    ['set of tips', tipSetSchema, tips, 'source', ['ai', 'curated']],
    ['grade', tipSetSchema, tips, 'gradeBand', GRADE_BANDS],
  ])('is of a known kind of %s', (_name, schema, record, field, kinds) => {
    for (const kind of kinds)
      expect([kind, v.is(schema, { ...record, [field]: kind })]).toEqual([kind, true]);
    expect(v.is(schema, { ...record, [field]: '' })).toBe(false);
  });

  it('knows every act that the audit log has', () =>
    expect([...AUDIT_ACTIONS].sort()).toEqual([
      ...['approve-request', 'archive-school', 'change-name', 'clear-request', 'create-school'],
      ...[
        'decide-appeal',
        'decide-report',
        'delete-comment',
        'delete-post',
        'delete-school',
        'export-school',
      ],
      ...[
        'issue-gift',
        'lift-cooldown',
        'reject-request',
        'remove-member',
        'rename-school',
        'restore-school',
        'set-admin',
        'set-community',
        'set-moderator',
        'view-proof',
      ],
    ]));
});

it('somebody new belongs nowhere and may do nothing', () => {
  const names = { uid: 'ana', email: 'ana@schoolgate.test', firstName: 'Ana', lastName: 'Silva' };
  expect(newUser(names)).toEqual({
    ...names,
    ...{ formerName: null, earlierName: null, bio: '', profilePicUrl: null, children: [], city: null },
    hiddenFields: [],
    ...{ schoolIds: [], schools: [], approvedSchools: [], approved: false, selectedSchoolId: null },
    ...{ welcomePanelDismissed: false, isAdmin: false, isModerator: false },
    ...{ lastLogin: null, createdAt: null, rejectedRequest: null, removedFrom: null, lastAuditId: null },
  });
});

it('the schools that have not answered are those asked for and not joined', () => {
  const [oak, elm] = ['oak', 'elm'].map((schoolId) => ({ schoolId, schoolName: schoolId }));
  const schools = [oak, elm].filter((school) => school !== undefined);
  expect(pendingSchools({ schools, approvedSchools: ['oak'] })).toEqual([elm]);
});

it('a document is called what its owner called it', () => {
  expect(proofName('ana/oak-1700000000000-my-letter-2.pdf')).toBe('my-letter-2.pdf');
  expect(proofName('letter.pdf')).toBe('letter.pdf');
});

it('only the product’s own posts are system posts', () => {
  expect(isSystemPost({ authorId: 'system' })).toBe(true);
  expect(isSystemPost({ authorId: 'ana' })).toBe(false);
});
