import { useTranslation } from 'react-i18next';

const WORDS = {
  tooLong: 'form.optionTooLong',
  pollTooFew: 'form.tooFew',
  pollSame: 'form.same',
  pollEndMissing: 'form.endMissing',
  pollEndPast: 'form.endPast',
  pollEndFar: 'form.endFar',
} as const;

/** Words for what is wrong with a poll; they come with its fields, and not with every page. */
export function usePollProblem(): (problem: string | undefined) => string | undefined {
  const { t } = useTranslation('polls');
  return (problem) => problem && t(WORDS[problem as keyof typeof WORDS] ?? 'form.wrong');
}
