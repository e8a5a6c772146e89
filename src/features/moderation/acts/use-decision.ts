import { useState } from 'react';
import { type CommunityRule, OTHER_REASON, ruleOf } from '@/domain/community-rules';
import type { ModerationAct } from '@/domain/entities/moderation-case';
import type { DecideReportInput } from '@/domain/inputs/moderation';
import { MAX_MODERATION_WORDS } from '@/domain/limits';
import { useDraftValue } from '@/features/drafts';
import { type DecisionDraft, UNDECIDED } from './decision-draft';

/** What is decided, as it is sent. */
export type MadeDecision = Pick<DecideReportInput, 'act' | 'days' | 'ruleId' | 'words'>;

interface Options {
  formKey: string;
  rules: readonly CommunityRule[];
  /** The rule that suggests itself. */
  suggested: string | null;
  /** What this person may do. */
  acts: readonly ModerationAct[];
}

export interface Decision {
  draft: DecisionDraft;
  change: (changed: Partial<DecisionDraft>) => void;
  /** As chosen, as long as it may be done. */
  act: ModerationAct | null;
  rule: CommunityRule | null;
  /** All but "no action" need one. */
  needsRule: boolean;
  /** What is missing, once it was asked for. */
  missing: { act: boolean; rule: boolean; words: boolean };
  /** Null while something is missing, which is said from then on. */
  make: () => MadeDecision | null;
}

/** A decision that is being made, kept until it is sent. */
export function useDecision({ formKey, rules, suggested, acts }: Options): Decision {
  const [draft, setDraft] = useDraftValue<DecisionDraft>(formKey, UNDECIDED);
  const [isAsked, setAsked] = useState(false);
  const act = acts.find((one) => one === draft.act) ?? null;
  const wanted = draft.ruleId ?? suggested;
  const rule = wanted === null ? null : ruleOf(rules, wanted);
  const words = draft.text.trim();
  const needsRule = act !== 'no-action';
  const missing = {
    act: act === null,
    rule: needsRule && rule === null,
    // What no rule says has to be said.
    words: needsRule && rule?.id === OTHER_REASON.id && words === '',
  };
  const isComplete = !missing.act && !missing.rule && !missing.words;
  return {
    draft,
    change: (changed) => {
      const next = { ...draft, ...changed };
      setDraft(JSON.stringify(next) === JSON.stringify(UNDECIDED) ? UNDECIDED : next);
    },
    act,
    rule,
    needsRule,
    missing: isAsked ? missing : { act: false, rule: false, words: false },
    make: () => {
      setAsked(true);
      // The field says by how much it is too long.
      if (!isComplete || act === null || words.length > MAX_MODERATION_WORDS) return null;
      return {
        act,
        days: act === 'pause' ? draft.days : null,
        ruleId: needsRule ? (rule?.id ?? null) : null,
        words: words || null,
      };
    },
  };
}
