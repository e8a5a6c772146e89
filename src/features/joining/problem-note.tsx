import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorCode } from '@/backend/errors';
import { MAX_JOIN_REQUESTS } from '@/domain/limits';
import { useFormat } from '@/i18n/format';
import { FormError } from '@/ui/form-error';
import { useErrorMessage } from '@/ui/use-error-message';
import { joinProblem } from './api/use-request-to-join';

/** What kept a request from being sent, with the way on where there is one. */
export function ProblemNote({ error }: { error: unknown }) {
  const { t } = useTranslation('joining');
  const errorMessage = useErrorMessage();
  const format = useFormat();
  const { problem, school, retryAt } = joinProblem(error);
  const text =
    problem === 'tooManyCodes' && retryAt
      ? t('problem.tooManyCodesUntil', { when: format.dateTime(retryAt) })
      : t(`problem.${problem}`, {
          school,
          when: format.dateTime(retryAt),
          count: MAX_JOIN_REQUESTS,
        });
  // A refusal says no more to a parent than the sentence of product §8.
  const isExplained = problem === 'other' && errorCode(error) !== 'permission-denied';
  return (
    <div className="grid gap-2">
      <FormError message={error ? (isExplained ? errorMessage(error, text) : text) : null} />
      {problem === 'alreadyMember' && (
        <Link to="/dashboard" className="link">
          {t('toDashboard')}
        </Link>
      )}
      {problem === 'nameOfSchool' && (
        <Link to="/contact" className="link">
          {t('toContact')}
        </Link>
      )}
      {problem === 'alreadyAsked' && (
        <Link to="/welcome" className="link">
          {t('toWelcome')}
        </Link>
      )}
    </div>
  );
}
