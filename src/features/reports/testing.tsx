import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { ReportsPort } from '@/backend/ports/reports';
import {
  DEFAULT_RULES_SETTINGS,
  DEFAULT_SAFETY_SETTINGS,
  type RulesSettings,
  type SafetySettings,
} from '@/domain/entities/community-settings';
import type { ModerationNotice } from '@/domain/entities/moderation-notice';
import type { Report } from '@/domain/entities/report';
import { DAY_MS } from '@/domain/time';
import { renderSignedIn } from '@/features/session/testing';
import { ReportsPage } from './reports-page';

/** A decision about a post of Ana's, which she may appeal. */
export const aNotice = (wishes: Partial<ModerationNotice> = {}): ModerationNotice => ({
  ...{ id: 'case-1', userId: 'ana', schoolId: 'oak', schoolName: 'Oak School' },
  ...{ kind: 'post', excerpt: 'Buy my books', act: 'hide', until: null },
  ...{ ruleTitle: 'No advertising', ruleText: 'Business is not welcome.', words: 'Please ask first.' },
  ...{ at: new Date(), appealUntil: new Date(Date.now() + 3 * DAY_MS) },
  ...{ appealWords: null, appealOutcome: null, appealAnswer: null },
  ...wishes,
});

/** A report by Ana that waits. */
export const aReport = (wishes: Partial<Report> = {}): Report => ({
  ...{ id: 'report-1', reporterId: 'ana', schoolId: 'oak', caseId: 'case-2', kind: 'comment' },
  ...{ excerpt: 'You are all fools', ruleTitle: 'Speak as you would at the school gate' },
  ...{ words: 'Again', danger: false, createdAt: new Date(), outcome: null, closedAt: null },
  ...wishes,
});

/** The community of a school as its parents read it: null for what can't be loaded. */
export const aCommunity = (
  rules: RulesSettings | null = DEFAULT_RULES_SETTINGS,
  safety: SafetySettings | null = DEFAULT_SAFETY_SETTINGS,
) => {
  const tell = <T,>(value: T | null, observer: Observer<T>) => {
    if (value) observer.next(value);
    else observer.error(new BackendError('unavailable'));
    return () => undefined;
  };
  return {
    watchRules: (_schoolId: string, observer: Observer<RulesSettings>) => tell(rules, observer),
    watchSafety: (_schoolId: string, observer: Observer<SafetySettings>) => tell(safety, observer),
  };
};

/** Opens /reports for Ana; `tell` is what the server says of decisions and of her reports. */
export async function openReports(appeal: ReportsPort['appeal'] = vi.fn(async () => undefined)) {
  let notices: Observer<ModerationNotice[]> | undefined;
  let own: Observer<Report[]> | undefined;
  const stop = () => undefined;
  const { user } = await renderSignedIn(<ReportsPage />, {
    reports: {
      appeal,
      watchNotices: (_uid, observer) => {
        notices = observer;
        return stop;
      },
      watchOwn: (_uid, observer) => {
        own = observer;
        return stop;
      },
    },
  });
  return {
    user,
    tell: (decisions: ModerationNotice[], reports: Report[] = []) =>
      act(async () => {
        notices?.next(decisions);
        own?.next(reports);
      }),
    fail: () =>
      act(async () => {
        notices?.error(new BackendError('unavailable'));
        own?.error(new BackendError('permission-denied'));
      }),
  };
}
