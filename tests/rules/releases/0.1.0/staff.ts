import type { Write } from '../release';
import { audited, cooldown } from './parts';

/** What admins do. */
export const staff: readonly Write[] = [
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
          timeZone: 'America/Los_Angeles',
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
];
