import { useTranslation } from 'react-i18next';
import type { Problem } from './check-form';

/** Words for what is wrong with a field. */
export function useProblem(): (problem: Problem | undefined) => string | undefined {
  const { t } = useTranslation('validation');
  return (problem) => problem && t(problem);
}
