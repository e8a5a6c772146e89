import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pendingSchools } from '@/domain/entities/user';
import { useMe } from '@/features/session';
import { useFormat } from '@/i18n/format';

/** A member of one school who has asked for another hears how that stands. */
export function PendingLine() {
  const { t } = useTranslation('frame');
  const format = useFormat();
  const pending = pendingSchools(useMe());
  if (pending.length === 0) return null;
  const schools = format.list(pending.map(({ schoolName }) => schoolName));
  return (
    <p className="text-muted [overflow-wrap:anywhere]">
      {t('pending.text', { count: pending.length, schools })}{' '}
      <Link to="/welcome" className="link">
        {t('pending.link', { count: pending.length })}
      </Link>
    </p>
  );
}
