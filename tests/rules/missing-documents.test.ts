import { doc, getDoc } from 'firebase/firestore';
import { describe } from 'vitest';
import { matrix, type Row } from './support/cases';
import { loadRules } from './support/environment';
import { ELMWOOD, post } from './support/factories';
import { MEMBERS, type Persona, SIGNED_IN } from './support/personas';
import { RECORDS } from './support/world';

/** What the answer to a look at a document that is not there tells, beside that of one that is. */
const rules = loadRules('missing');
const look = (path: string, what: string, may: readonly Persona[]): Row => ({
  verb: 'get',
  what,
  may,
  act: (p) => getDoc(doc(rules.as(p), path)),
});

describe('ids that name nobody', () => {
  matrix([
    look('posts/gone', 'a post that is gone', SIGNED_IN),
    look('groups/gone', 'a group that is gone', SIGNED_IN),
    look('events/gone', 'an event that is gone', SIGNED_IN),
    look('events/gone_12', 'one of a series that is gone', SIGNED_IN),
    look('posts/event_gone_12', 'what is said of it', SIGNED_IN),
    look('signUpLists/event_gone_12', 'its list', SIGNED_IN),
  ]);
});

// In pairs: whoever may not read the one that is there is refused the missing one alike.
describe('ids that name a parent, a school or both', () => {
  const oakfield = [...MEMBERS, 'admin'] as const;
  matrix([
    look('posts/welcome_author_oakfield', 'the welcome of a member', oakfield),
    look('posts/welcome_newcomer_oakfield', 'the welcome of somebody who is none', oakfield),
    look('posts/welcome_author_elmwood', 'the welcome of another school’s', [
      'otherParent',
      'otherModerator',
      'admin',
    ]),
    {
      ...look('posts/odd_one_oakfield', 'one of another school that is there, by such an id', [
        'otherParent',
        'otherModerator',
        'admin',
      ]),
      setUp: () =>
        rules.put({ 'posts/odd_one_oakfield': { ...post(RECORDS.otherParent), schoolId: ELMWOOD } }),
    },
    look('posts/welcome_author', 'what begins like a welcome', ['admin']),
    look('groups/author_oakfield', 'a group by such an id', ['admin']),
    look('events/author_oakfield', 'an event by such an id', ['admin']),
    look('events/author_oakfield_12', 'one of a series by such an id', ['admin']),
    look('events/gone_123', 'one by a number that no series has', ['admin']),
    look('eventSeries/choir', 'what a host says of a series', ['author']),
    look('eventSeries/gone', 'what nobody says', []),
    look('eventSeries/choir/seriesChanges/first', 'what a host changes of it', ['author']),
    look('eventSeries/choir/seriesChanges/gone', 'what nobody changes', []),
    look('groupMemberships/groupMember_chess', 'who is in a group', ['groupMember', 'admin']),
    look('groupMemberships/author_chess', 'who is in no group', ['author', 'groupMember', 'admin']),
    look('groupRequests/author_choir', 'who asks for a group', ['author', 'groupMember', 'exGroupMember']),
    look('groupRequests/member_choir', 'who does not', ['member', 'groupMember', 'exGroupMember']),
    look('groupCooldowns/author_choir', 'whom a group has turned down', ['author']),
    look('schools/oakfield/members/author', 'an entry of the directory', oakfield),
    look('schools/oakfield/members/newcomer', 'an entry that is not there', oakfield),
    look('pendingRequests/pending_oakfield', 'who asks', ['pending', 'moderator', 'admin']),
    look('pendingRequests/newcomer_oakfield', 'who does not ask', ['newcomer', 'moderator', 'admin']),
    look('notifications/like_schoolPost_member', 'who was told of a like', ['author']),
    look('notifications/like_schoolPost_author', 'who was told of none', []),
    look('referrals/author', 'who has codes', ['author', 'admin']),
    look('referrals/member', 'who has none', ['member', 'admin']),
    look('invites/author_1', 'who was invited', ['author', 'admin']),
    look('invites/author_2', 'who was not', ['admin']),
    look('users/author/hiddenItems/post_groupPost', 'what somebody hides', ['author']),
    look('users/author/hiddenItems/blocked_member', 'who is blocked by nobody', ['author']),
    look('users/member/hiddenItems/post_groupPost', 'what nobody hides', ['member']),
    look('users/author/silenced/group-chess', 'what somebody silences', ['author']),
    look('users/author/silenced/post-schoolPost', 'what they do not', ['author']),
    look('users/author/settings/notifications', 'how somebody is told of what', ['author']),
    look('users/member/settings/notifications', 'who has chosen nothing', ['member']),
    look('users/author/devices/0', 'where somebody is told', ['author']),
    look('users/member/devices/0', 'who is told nowhere', ['member']),
    look('contactCards/author', 'whose card is there', ['author', 'member']),
    look('contactCards/groupMember', 'who has none', ['groupMember']),
    look('contactRequests/groupMember_author', 'who asks for a card', ['groupMember', 'author']),
    look('contactRequests/member_author', 'who asks for none', ['member', 'author']),
    look('contactShares/author_member', 'who has given theirs', ['author', 'member']),
    look('contactShares/author_groupMember', 'who has not', ['author', 'groupMember']),
    look('dataExports/author', 'whose copy lies there', ['author']),
    look('dataExports/member', 'who has asked for none', ['member']),
    look('accountDeletions/author', 'who is about to go', ['author']),
    look('accountDeletions/member', 'who stays', ['member']),
    look('calendarFeeds/author_oakfield', 'who has a calendar feed', ['author']),
    look('calendarFeeds/member_oakfield', 'who has none', ['member']),
    look('rulesAcceptances/author_oakfield', 'who has accepted the rules', ['author', 'moderator', 'admin']),
    look('rulesAcceptances/pending_oakfield', 'who has not', ['pending', 'moderator', 'admin']),
    look('rulesAcceptances/author_elmwood', 'who has not, elsewhere', ['author', 'otherModerator', 'admin']),
    look('schools/oakfield/pauses/author', 'who is not paused', ['author', 'moderator', 'admin']),
    look('schools/oakfield/photoWishes/author', 'whose wish about pictures is there', oakfield),
    look('schools/oakfield/photoWishes/member', 'who has none', oakfield),
    look('schools/oakfield/settings/rules', 'the rules of a school', SIGNED_IN),
    look('schools/elmwood/settings/rules', 'the rules of a school without its own', SIGNED_IN),
    look('schools/oakfield/settings/safety', 'whom to call', oakfield),
    look('schools/elmwood/settings/safety', 'whom to call where nobody is named', [
      'otherParent',
      'otherModerator',
      'admin',
    ]),
    look('schools/oakfield/settings/other', 'settings that are none', []),
    look('schools/oakfield/moderationLog/case', 'what was done', oakfield),
    look('schools/oakfield/moderationLog/gone', 'what was not', oakfield),
    look('announcements/oakfield_0', 'an announcement', oakfield),
    look('announcements/oakfield_86400000', 'that of a day without one', ['moderator', 'admin']),
    look('announcements/gone', 'one of an admin that is gone', ['admin']),
    look('announcements/oakfield_0/reads/member', 'who has seen one', ['member', 'moderator', 'admin']),
    look('announcements/oakfield_0/reads/author', 'who has not', ['author', 'moderator', 'admin']),
    look('announcements/gone/reads/member', 'who has seen none', ['member']),
    look('announcementTallies/oakfield_0', 'how many have seen one', ['moderator', 'admin']),
    look('announcementTallies/gone', 'how many have seen none', []),
    look('reports/report', 'who reports', ['member']),
    look('reports/gone', 'who reports nothing', []),
    look('moderationCases/case', 'what is reported', ['moderator', 'admin']),
    look('moderationCases/gone', 'what is not', []),
    look('moderationNotices/case', 'who was told of a decision', ['author']),
    look('moderationNotices/gone', 'who was told of none', []),
    // An account that is gone tells nothing of a school: uids can't be guessed.
    look('users/nobody', 'an account that is gone', [
      'moderator',
      'otherModerator',
      'strayModerator',
      'admin',
    ]),
  ]);
});
