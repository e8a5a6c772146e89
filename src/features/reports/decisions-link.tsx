import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDecisions } from './api/use-decisions';

/** The way to the decisions about somebody, if there are any. */
export function DecisionsLink({ uid }: { uid: string }) {
  const { t } = useTranslation('reports');
  if (!useDecisions(uid).data?.length) return null;
  return (
    <p>
      <Link to="/reports" className="link">
        {t('decisions.link')}
      </Link>
    </p>
  );
}
