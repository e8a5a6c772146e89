import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { CHILD_SAFETY, type CommunityRule } from '@/domain/community-rules';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import type { Report } from '@/domain/entities/report';
import { newDocumentId } from '@/domain/ids';
import type { ReportInput } from '@/domain/inputs/moderation';
import { targetKey } from '@/domain/moderation-target';
import { DAY_MS } from '@/domain/time';
import { requireRateLimits } from '../limits/rate-limits';
import { isReviewerOf } from '../platform/accounts';
import { db } from '../platform/app';
import { caseRef, nextUpdate, parseCase } from './case-records';
import type { Staff } from './handlers';
import { hide } from './hide';
import { newCase } from './new-case';
import { excerptOf, readSchoolName, writeNotice } from './notices';
import { requireReportable } from './reportable';
import {
  caseReportersRef,
  digestOf,
  isEnoughToHide,
  type ReportedContent,
  readReporters,
  readStanding,
  reportedContentRef,
  withReporter,
} from './reporters';
import { requireRule } from './rules-of-school';
import { peopleOf } from './staff';

/** More than anybody finds in a day who does not look for it. */
const PER_DAY = 20;
/** Reports that a case shows; the others are counted. */
const SHOWN = 50;

interface Filed {
  uid: string;
  input: ReportInput;
  staff: Staff;
  at: number;
}

/** Takes a report: into the open case of what it is about, or into a new one. Three people's put it out of sight. */
export async function fileReport(tx: Transaction, { uid, input, staff, at }: Filed): Promise<void> {
  const { target, words } = input;
  const { found, subject } = await requireReportable(tx, uid, target);
  const rule = await requireRule(tx, target.schoolId, input.ruleId);
  const reportedRef = reportedContentRef(targetKey(target));
  const reported = (await tx.get(reportedRef)).data() as ReportedContent | undefined;
  const digest = digestOf(found.content);
  const sameReporters = reported?.digest === digest ? reported.reporterIds : [];
  if (sameReporters.includes(uid)) throw new HttpsError('already-exists', 'You have reported this.');
  const limit = { name: 'report', subject: uid, windows: [{ max: PER_DAY, ms: DAY_MS }] };
  const spend = await requireRateLimits(tx, [limit], at);
  const before = reported?.isOpen ? parseCase(await tx.get(caseRef(reported.caseId))) : null;
  const open = before?.status === 'open' ? before : null;
  const caseId = open?.id ?? newDocumentId();
  const reporters = withReporter(await readReporters(tx, caseId), uid, await readStanding(tx, uid, at));
  const schoolName = await readSchoolName(tx, target.schoolId);
  const now = nextUpdate(at, open ?? undefined);
  const subjectIsStaff = subject !== null && isReviewerOf(subject, target.schoolId);
  const base = open ?? newCase(caseId, { target, found, subject, at: now });
  const people = await peopleOf(base, reporters.reporterIds, staff);

  spend();
  const report = newReport(base, { uid, rule, words, now });
  const isHidingNow = !base.isHidden && !subjectIsStaff && isEnoughToHide(reporters);
  const { id: _id, ...stored } = {
    ...base,
    ...people,
    subjectIsStaff,
    reports: [
      ...base.reports,
      { id: report.id, ruleId: rule.id, ruleTitle: rule.title, words: words || null, at: now },
    ].slice(0, SHOWN),
    reportCount: base.reportCount + 1,
    danger: base.danger || report.danger,
    isHidden: base.isHidden || isHidingNow,
    updatedAt: now,
  } satisfies ModerationCase;
  tx.set(caseRef(caseId), stored);
  tx.set(caseReportersRef(caseId), reporters);
  tx.set(reportedRef, {
    caseId,
    isOpen: true,
    digest,
    reporterIds: [...sameReporters, uid],
  } satisfies ReportedContent);
  const { id, ...rest } = report;
  tx.set(db.doc(`reports/${id}`), rest);
  if (!isHidingNow) return;
  hide(tx, target, found, { caseId, at: now, finalAt: null, hasAccount: subject !== null });
  if (subject) writeNotice(tx, base, schoolName, { act: 'hidden-until-reviewed', at: now });
}

function newReport(
  base: ModerationCase,
  { uid, rule, words, now }: { uid: string; rule: CommunityRule; words: string | null; now: Date },
): Report {
  return {
    id: newDocumentId(),
    reporterId: uid,
    schoolId: base.schoolId,
    caseId: base.id,
    kind: base.kind,
    excerpt: excerptOf(base),
    ruleTitle: rule.title,
    words: words || null,
    danger: rule.id === CHILD_SAFETY,
    createdAt: now,
    outcome: null,
    closedAt: null,
  };
}
