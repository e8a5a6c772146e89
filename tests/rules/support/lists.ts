import { CLOSED_GROUP, ELMWOOD, GROUP, OAKFIELD } from './factories';
import type { Persona } from './personas';
import type { RestList } from './rest-list';

const school = { schoolId: OAKFIELD };

/** Every list of the rules, as somebody who may read it. */
export const LISTS: Record<string, [Persona, Omit<RestList, 'offset'>]> = {
  'the audit log': ['admin', { collection: 'auditLog', limit: 100 }],
  'decisions of a school': [
    'moderator',
    { collection: 'auditLog', where: { ...school, action: 'approve-request' }, limit: 50 },
  ],
  accounts: ['admin', { collection: 'users', limit: 100 }],
  schools: ['admin', { collection: 'schools', limit: 200 }],
  'a school by its slug': ['anonymous', { collection: 'schools', where: { slug: ELMWOOD }, limit: 1 }],
  'a directory': ['member', { collection: 'members', parent: `schools/${OAKFIELD}`, limit: 100 }],
  'a directory, as who runs the school': [
    'moderator',
    { collection: 'members', parent: `schools/${OAKFIELD}`, limit: 10_000 },
  ],
  'all directories': ['admin', { collection: 'members', everywhere: true, limit: 100 }],
  referrals: ['admin', { collection: 'referrals', limit: 100 }],
  codes: ['admin', { collection: 'inviteCodes', limit: 200 }],
  'one’s own requests': [
    'pending',
    { collection: 'pendingRequests', where: { userId: 'pending' }, limit: 100 },
  ],
  'requests of a school': ['moderator', { collection: 'pendingRequests', where: school, limit: 1_000 }],
  'cooldowns of a school': [
    'moderator',
    { collection: 'joinCooldowns', parent: `schools/${OAKFIELD}`, limit: 100 },
  ],
  'all cooldowns': ['admin', { collection: 'joinCooldowns', everywhere: true, limit: 100 }],
  'changed names of a school': [
    'moderator',
    { collection: 'nameChanges', parent: `schools/${OAKFIELD}`, limit: 50 },
  ],
  'all changed names': ['admin', { collection: 'nameChanges', everywhere: true, limit: 50 }],
  posts: ['author', { collection: 'posts', where: { ...school, groupId: null }, limit: 50 }],
  comments: ['member', { collection: 'comments', parent: 'posts/schoolPost', limit: 100 }],
  'what a post said before': [
    'moderator',
    { collection: 'revisions', parent: 'posts/schoolPost', where: school, limit: 50 },
  ],
  'what a comment said before': [
    'moderator',
    { collection: 'revisions', parent: 'posts/schoolPost/comments/remark', where: school, limit: 50 },
  ],
  groups: ['member', { collection: 'groups', where: school, limit: 100 }],
  'one’s own memberships': [
    'groupMember',
    { collection: 'groupMemberships', where: { userId: 'groupMember' }, limit: 100 },
  ],
  'requests to be let into a group': [
    'groupMember',
    { collection: 'groupRequests', where: { ...school, groupId: CLOSED_GROUP }, limit: 100 },
  ],
  'files of a group': ['groupMember', { collection: 'files', parent: `groups/${GROUP}`, limit: 100 }],
  'members of a group': [
    'groupMember',
    { collection: 'groupMemberships', where: { ...school, groupId: GROUP }, limit: 200 },
  ],
  events: ['member', { collection: 'events', where: school, limit: 50 }],
  'answers to an event': ['author', { collection: 'rsvps', parent: 'events/sportsDay', limit: 200 }],
  'sign-up lists': ['member', { collection: 'signUpLists', where: school, limit: 50 }],
  'claims of a sign-up list': [
    'author',
    { collection: 'claims', parent: 'signUpLists/cakeSale', limit: 200 },
  ],
  announcements: [
    'member',
    { collection: 'announcements', where: { ...school, withdrawnAt: null }, limit: 20 },
  ],
  'who has seen an announcement': [
    'moderator',
    { collection: 'reads', parent: 'announcements/oakfield_0', limit: 30 },
  ],
  'what an announcement said before': [
    'moderator',
    { collection: 'revisions', parent: 'announcements/oakfield_0', where: school, limit: 50 },
  ],
  notifications: ['author', { collection: 'notifications', where: { userId: 'author' }, limit: 50 }],
  'one’s own devices': ['author', { collection: 'devices', parent: 'users/author', limit: 10 }],
  'what one hides': ['author', { collection: 'hiddenItems', parent: 'users/author', limit: 500 }],
  'requests for one’s contact details': [
    'author',
    { collection: 'contactRequests', where: { toId: 'author' }, limit: 200 },
  ],
  'who has one’s contact details': [
    'author',
    { collection: 'contactShares', where: { ownerId: 'author' }, limit: 200 },
  ],
  'photo wishes': ['member', { collection: 'photoWishes', parent: `schools/${OAKFIELD}`, limit: 200 }],
  'one’s own reports': ['member', { collection: 'reports', where: { reporterId: 'member' }, limit: 50 }],
  cases: [
    'moderator',
    { collection: 'moderationCases', where: school, contains: { readerIds: 'moderator' }, limit: 100 },
  ],
  'decisions about oneself': [
    'author',
    { collection: 'moderationNotices', where: { userId: 'author' }, limit: 50 },
  ],
  'the moderation log': ['member', { collection: 'moderationLog', parent: `schools/${OAKFIELD}`, limit: 50 }],
  invites: ['author', { collection: 'invites', where: { fromUserId: 'author' }, limit: 200 }],
  tips: ['author', { collection: 'parentAssistantTips', where: { userId: 'author' }, limit: 30 }],
  feedback: ['admin', { collection: 'parentAssistantFeedback', limit: 100 }],
  forms: ['admin', { collection: 'formSubmissions', limit: 100 }],
  statistics: ['admin', { collection: 'stats', limit: 400 }],
};
