import {
  collection,
  getCountFromServer,
  getDocsFromServer,
  limit,
  type QueryFieldFilterConstraint,
  query,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { denies } from './support/cases';
import { loadRules } from './support/environment';
import { ELMWOOD, OAKFIELD } from './support/factories';

// A question that finds nothing is refused like one that finds something: else an empty answer would tell that a person
// is in no group, asked for no school, invited nobody, where a refusal tells the opposite.
const rules = loadRules('emptyanswers');

const is = (field: string, value: unknown) => where(field, '==', value);

/** What each collection could be asked about somebody else, of which there is nothing. */
const QUESTIONS: [path: string, ...filters: QueryFieldFilterConstraint[]][] = [
  ['users', is('email', 'nobody@schoolgate.test')],
  ['users', where('schoolIds', 'array-contains', 'nowhere')],
  ['pendingRequests', is('userId', 'nobody')],
  ['pendingRequests', is('schoolId', OAKFIELD), is('userId', 'nobody')],
  ['groupMemberships', is('userId', 'nobody')],
  ['groupMemberships', is('groupId', 'nothing'), is('schoolId', OAKFIELD)],
  ['posts', is('schoolId', OAKFIELD), is('authorId', 'nobody')],
  ['posts/schoolPost/comments', is('authorId', 'nobody')],
  ['events', is('schoolId', OAKFIELD), is('userId', 'nobody')],
  ['groups', is('schoolId', OAKFIELD), is('createdBy', 'nobody')],
  ['announcements', is('schoolId', OAKFIELD), is('userId', 'nobody')],
  ['announcements', is('schoolId', OAKFIELD), is('withdrawnAt', null), is('userId', 'nobody')],
  ['announcements/oakfield_0/reads', is('userId', 'nobody')],
  ['announcements/oakfield_0/revisions', is('schoolId', OAKFIELD), is('authorId', 'nobody')],
  [`schools/${OAKFIELD}/members`, is('uid', 'nobody')],
  ['notifications', is('userId', 'nobody')],
  ['invites', is('fromUserId', 'nobody')],
  ['referrals', is('referredByUserId', 'nobody')],
  ['inviteCodes', is('schoolId', 'nowhere')],
  ['parentAssistantTips', is('userId', 'nobody')],
  ['parentAssistantFeedback', is('userId', 'nobody')],
  ['formSubmissions', is('email', 'nobody@schoolgate.test')],
  ['users/author/hiddenItems', is('kind', 'blocked')],
  ['users/author/settings', is('timeZone', 'UTC')],
  ['users/author/devices', is('label', 'Nothing')],
  [`schools/${OAKFIELD}/photoWishes`, is('userId', 'nobody')],
  [`schools/${OAKFIELD}/pauses`, is('userId', 'nobody')],
  [`schools/${OAKFIELD}/settings`, is('version', 99)],
  [`schools/${OAKFIELD}/moderationLog`, is('act', 'nothing')],
  ['rulesAcceptances', is('userId', 'nobody')],
  ['reports', is('reporterId', 'nobody')],
  ['reports', is('caseId', 'nothing')],
  ['moderationCases', is('subjectId', 'nobody')],
  ['moderationCases', where('readerIds', 'array-contains', 'nobody')],
  ['moderationNotices', is('userId', 'nobody')],
  ['contactCards', is('userId', 'nobody')],
  ['contactRequests', is('fromId', 'nobody')],
  ['contactRequests', is('toId', 'nobody')],
  ['contactShares', is('ownerId', 'nobody')],
  ['contactShares', is('viewerId', 'nobody')],
  ['dataExports', is('userId', 'nobody')],
  ['accountDeletions', is('userId', 'nobody')],
  ['calendarFeeds', is('userId', 'nobody')],
  ['calendarFeeds', is('secretHash', 'nothing')],
  ['auditLog', is('targetId', 'nobody')],
  ['schools', is('city', 'Nowhere')],
];

describe.each(QUESTIONS)('asking %s for what is not there', (path, ...filters) => {
  for (const by of ['anonymous', 'newcomer', 'pending', 'otherParent', 'exMember'] as const) {
    const question = () => query(collection(rules.as(by), path), ...filters, limit(1));
    denies(`the list for ${by}`, () => getDocsFromServer(question()));
    denies(`the number for ${by}`, () => getCountFromServer(question()));
  }
});

describe('a member of another school', () => {
  denies('counting the members of two schools at once', () =>
    getCountFromServer(
      query(
        collection(rules.as('member'), 'posts'),
        where('schoolId', 'in', [OAKFIELD, ELMWOOD]),
        is('authorId', 'nobody'),
        limit(1),
      ),
    ),
  );
});
