import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Where there is help for whoever can't open the authenticator app. */
export function LostPhone() {
  const { t } = useTranslation('account');
  return (
    <>
      {t('code.lost')}{' '}
      <Link to="/contact" className="link">
        {t('code.contact')}
      </Link>
    </>
  );
}
