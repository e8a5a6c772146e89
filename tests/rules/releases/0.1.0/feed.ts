import type { Write } from '../release';
import { CHILDREN, counted } from './parts';

/** What is said in the feed, and groups. */
export const feed: readonly Write[] = [
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
];
