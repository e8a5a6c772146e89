import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FormError } from '@/ui/form-error';
import { joinProblem } from './api/request-to-join';

/** What kept a request from being sent, with the way on where there is one. */
export function ProblemNote({ error }: { error: unknown }) {
  const { t } = useTranslation('joining');
  const { problem, school } = joinProblem(error);
  return (
    <div className="grid gap-2">
      <FormError message={error ? t(`problem.${problem}`, { school }) : null} />
      {Boolean(error) && problem === 'alreadyMember' && (
        <Link to="/dashboard" className="link">
          {t('toDashboard')}
        </Link>
      )}
      {Boolean(error) && problem === 'alreadyAsked' && (
        <Link to="/welcome" className="link">
          {t('toWelcome')}
        </Link>
      )}
    </div>
  );
}
