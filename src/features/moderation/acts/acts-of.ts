import {
  type CaseContent,
  type CaseReport,
  MODERATION_ACTS,
  type ModerationAct,
  TAKE_DOWNS,
} from '@/domain/entities/moderation-case';
import type { TargetKind } from '@/domain/moderation-target';

interface Reported {
  kind: TargetKind;
  content: Pick<CaseContent, 'text' | 'pictures'>;
}

/** What can be done about a case. Of a profile without picture and bio there is nothing to take down. */
export const actsAbout = ({ kind, content }: Reported): readonly ModerationAct[] =>
  kind === 'profile' && content.text === '' && content.pictures.length === 0
    ? MODERATION_ACTS.filter((act) => !TAKE_DOWNS.includes(act))
    : MODERATION_ACTS;

/** What can be done about what nobody has reported. */
export const DIRECT_ACTS: readonly ModerationAct[] = MODERATION_ACTS.filter((act) => act !== 'no-action');

/** The rule that most reports name; of several the one that was named first. */
export function mostNamedRule(reports: readonly Pick<CaseReport, 'ruleId'>[]): string | null {
  const named = new Map<string, number>();
  for (const { ruleId } of reports) named.set(ruleId, (named.get(ruleId) ?? 0) + 1);
  const most = Math.max(...named.values());
  return [...named].find(([, times]) => times === most)?.[0] ?? null;
}
