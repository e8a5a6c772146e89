import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { REQUEST_ADDRESS } from '@/features/landing';
import { Banner } from '@/ui/banner';
import { useInvite } from './api/use-invite';

/** Whether an invite code came along: green with it, red with a way to one without. */
export function InviteCodeNote({ code }: { code: string | null }) {
  const { t } = useTranslation('auth');
  const { data: invite } = useInvite(code);
  if (code === null) {
    return (
      <Banner tone="danger">
        {t('noCode.text')} <RequestLink>{t('noCode.link')}</RequestLink>
      </Banner>
    );
  }
  // Only what the server has said is said here: without a network the code is neither right nor wrong.
  if (invite === null) {
    return (
      <Banner tone="warning">
        {t('code.unknown', { code })} <RequestLink>{t('noCode.link')}</RequestLink>
      </Banner>
    );
  }
  return (
    <Banner tone="success">
      {invite ? t('code.school', { school: invite.schoolName }) : t('code.present')}
    </Banner>
  );
}

/** To the form that takes requests for a code, on the landing page. */
const RequestLink = ({ children }: { children: ReactNode }) => (
  <Link to={REQUEST_ADDRESS} className="link">
    {children}
  </Link>
);
