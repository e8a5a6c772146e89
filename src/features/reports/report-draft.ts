import { type Target, targetKey } from '@/domain/moderation-target';

/** What somebody is reporting. `text` is what can be read and copied of it. */
export interface ReportDraft {
  ruleId: string | null;
  text: string;
}

export const UNTOUCHED: ReportDraft = { ruleId: null, text: '' };

/** Where a report is kept while it is written; it belongs to the school of what it is about. */
export const reportFormKey = (target: Target): string => `report.${target.schoolId}.${targetKey(target)}`;
