import type { CommunityPort } from '@/backend/ports/community';
import { DEFAULT_RULES_SETTINGS, DEFAULT_SAFETY_SETTINGS } from '@/domain/entities/community-settings';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import type { User } from '@/domain/entities/user';
import { aMember } from '@/features/session/testing';

/** Mo, who moderates Oak School. */
export const aModerator = (fields: Partial<User> = {}): User =>
  aMember({ uid: 'mo', firstName: 'Mo', lastName: 'Costa', isModerator: true, ...fields });

/** A report of a post by Ben that waits for Mo. */
export const aCase = (fields: Partial<ModerationCase> = {}): ModerationCase => ({
  id: 'case',
  schoolId: 'oak',
  targetKey: 'post/p1',
  kind: 'post',
  targetId: 'p1',
  postId: null,
  subjectId: 'ben',
  subjectName: 'Ben Silva',
  subjectIsStaff: false,
  content: {
    title: null,
    text: 'You are all fools.',
    location: null,
    start: null,
    images: [],
    pictures: [],
  },
  reports: [
    {
      id: 'r1',
      ruleId: 'respect',
      ruleTitle: 'Speak as you would at the school gate',
      words: 'Rude!',
      at: new Date(),
    },
  ],
  reportCount: 1,
  danger: false,
  isHidden: false,
  status: 'open',
  isWaiting: true,
  decision: null,
  appeal: null,
  readerIds: ['mo'],
  handlerIds: ['mo'],
  createdAt: new Date(2026, 0, 1),
  updatedAt: new Date(2026, 0, 2),
  ...fields,
});

/** A school that has the default rules. */
export const DEFAULT_COMMUNITY: Partial<CommunityPort> = {
  watchRules: (_school, observer) => {
    observer.next(DEFAULT_RULES_SETTINGS);
    return () => undefined;
  },
  watchSafety: (_school, observer) => {
    observer.next(DEFAULT_SAFETY_SETTINGS);
    return () => undefined;
  },
};
