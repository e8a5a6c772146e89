import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import type { CommunityRule } from '@/domain/community-rules';
import type { RulesSettings, SafetyContact, SafetySettings } from '@/domain/entities/community-settings';
import { communitySettingsSchema } from '@/domain/inputs/moderation';

/** The form of a school's settings, as it is typed. */
export interface SettingsValues {
  rules: CommunityRule[];
  photoRule: string;
  contacts: SafetyContact[];
  /** One a line. */
  askedWords: string;
}

/** What is set by now, as the form shows it. */
export const toSettingsValues = (rules: RulesSettings, safety: SafetySettings): SettingsValues => ({
  rules: rules.rules,
  photoRule: rules.photoRule,
  contacts: safety.contacts,
  askedWords: safety.askedWords.join('\n'),
});

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

const { rules, photoRule, contacts, askedWords } = communitySettingsSchema.entries;

/** Checks the form as the server does, and reads its lines. */
export const settingsFormSchema = v.object({
  rules,
  photoRule,
  contacts,
  askedWords: v.pipe(v.string(), v.transform(linesOf), askedWords),
});
export type SettingsOutput = v.InferOutput<typeof settingsFormSchema>;
export type SettingsFormApi = UseFormReturn<SettingsValues, unknown, SettingsOutput>;

/** What differs between two forms: only that is a draft. */
export function settingsChange(from: SettingsValues, to: SettingsValues): Partial<SettingsValues> {
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(from[name as keyof SettingsValues]);
  return Object.fromEntries(Object.entries(to).filter(isChanged)) as Partial<SettingsValues>;
}

export const isEmpty = (change: object): boolean => Object.keys(change).length === 0;
