import { serverTimestamp } from 'firebase/firestore';
import {
  DEFAULT_RULES_SETTINGS,
  DEFAULT_SAFETY_SETTINGS,
  type RulesAcceptance,
  type RulesSettings,
  type SafetySettings,
} from '@/domain/entities/community-settings';
import { type HiddenItem, type HiddenKind, newHiddenItem } from '@/domain/entities/hidden-item';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import type { ModerationLogEntry, ModerationNotice } from '@/domain/entities/moderation-notice';
import type { Pause } from '@/domain/entities/pause';
import type { PhotoWish } from '@/domain/entities/photo-wish';
import type { Report } from '@/domain/entities/report';
import type { Silence } from '@/domain/entities/silence';
import { targetKey } from '@/domain/moderation-target';
import { LONG_AGO, OAKFIELD, SCHOOL_NAMES } from './factories';
import type { Stored } from './stored';

/** Documents around reports, as functions or our own client write them. */

/** Farther off than any run lasts. */
export const FAR_AHEAD = new Date('2040-01-01T00:00:00Z');
/** The version of Oakfield's rules. */
export const VERSION = 3;

/** A report about the author's post. */
export const report = (reporterId: string): Stored<Report> => ({
  reporterId,
  schoolId: OAKFIELD,
  caseId: 'case',
  kind: 'post',
  excerpt: 'Bake sale on Friday',
  ruleTitle: 'No advertising',
  words: 'It is their own shop',
  danger: false,
  createdAt: LONG_AGO,
  outcome: null,
  closedAt: null,
});

/** The case about the author's post. */
export const moderationCase = (
  readerIds: string[] = ['moderator', 'admin'],
  change: Partial<Stored<ModerationCase>> = {},
): Stored<ModerationCase> => ({
  schoolId: OAKFIELD,
  targetKey: targetKey({ kind: 'post', id: 'schoolPost', schoolId: OAKFIELD }),
  kind: 'post',
  targetId: 'schoolPost',
  postId: null,
  subjectId: 'author',
  subjectName: 'author Tester',
  subjectIsStaff: false,
  content: {
    ...{ title: null, text: 'Bake sale on Friday', location: null, start: null },
    ...{ images: [], pictures: [] },
  },
  reports: [{ id: 'report', ruleId: 'advertising', ruleTitle: 'No advertising', words: null, at: LONG_AGO }],
  reportCount: 1,
  danger: false,
  isHidden: false,
  status: 'open',
  isWaiting: true,
  decision: null,
  appeal: null,
  readerIds,
  handlerIds: readerIds,
  createdAt: LONG_AGO,
  updatedAt: LONG_AGO,
  ...change,
});

/** What somebody was told about a decision. */
export const notice = (userId: string): Stored<ModerationNotice> => ({
  userId,
  schoolId: OAKFIELD,
  schoolName: SCHOOL_NAMES[OAKFIELD] ?? '',
  kind: 'post',
  excerpt: 'Bake sale on Friday',
  act: 'hide',
  until: null,
  ruleTitle: 'No advertising',
  ruleText: 'Giving away is welcome.',
  words: null,
  at: LONG_AGO,
  appealUntil: FAR_AHEAD,
  appealWords: null,
  appealOutcome: null,
  appealAnswer: null,
});

/** What every member may know of it. */
export const logEntry = (schoolId = OAKFIELD): Stored<ModerationLogEntry> => ({
  ...{ schoolId, kind: 'post', act: 'hide', days: null },
  ...{ ruleTitle: 'No advertising', day: LONG_AGO, appealOutcome: null },
});

const withoutId = <T extends { id: string }>({ id: _, ...rest }: T): Omit<T, 'id'> => rest;

export const rulesSettings = (version = VERSION): Stored<RulesSettings> => ({
  ...withoutId(DEFAULT_RULES_SETTINGS),
  version,
  updatedAt: LONG_AGO,
});

export const safetySettings = (): Stored<SafetySettings> => ({
  ...withoutId(DEFAULT_SAFETY_SETTINGS),
  contacts: [{ name: 'School office', phone: '555-0100' }],
  updatedAt: LONG_AGO,
});

export const rulesAcceptance = (userId: string, version = VERSION): Stored<RulesAcceptance> => ({
  userId,
  schoolId: OAKFIELD,
  version,
  acceptedAt: serverTimestamp(),
});

export const pause = (userId: string, until = FAR_AHEAD, schoolId = OAKFIELD): Stored<Pause> => ({
  userId,
  schoolId,
  until,
  caseId: 'case',
});

export const photoWish = (userId: string, text = 'Please no pictures of Robin'): Stored<PhotoWish> => ({
  userId,
  schoolId: OAKFIELD,
  text,
  updatedAt: serverTimestamp(),
});

export const hiddenItem = (kind: HiddenKind, targetId: string): Stored<HiddenItem> => ({
  ...withoutId(newHiddenItem(kind, targetId, 'Somebody or something')),
  createdAt: serverTimestamp(),
});

/** That somebody is told nothing of something for good. */
export const silence = (until: Date | null = null): Stored<Silence> => ({
  until,
  createdAt: serverTimestamp(),
});

/** A block by one parent of another, by its path. */
export const block = (by: string, of: string): Record<string, object> => ({
  [blockPath(by, of)]: { ...hiddenItem('blocked', of), createdAt: LONG_AGO },
});
export const blockPath = (by: string, of: string) => `users/${by}/hiddenItems/blocked_${of}`;

export const pausePath = (uid: string, schoolId = OAKFIELD) => `schools/${schoolId}/pauses/${uid}`;

/** What was put out of sight, as functions keep it. */
export const hiddenContent = (path: string): object => ({ path, caseId: 'case', data: {}, at: LONG_AGO });
