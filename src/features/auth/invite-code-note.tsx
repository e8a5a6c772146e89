import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { REQUEST_ADDRESS } from '@/features/landing';
import { Banner } from '@/ui/banner';
import { cx } from '@/ui/cx';
import { useHydrated } from '@/ui/use-hydrated';
import { useInvite } from './api/use-invite';

/** Whether an invite code came along: green with it, red with a way to one without. */
export function InviteCodeNote({ code }: { code: string | null }) {
  const isHydrated = useHydrated();
  if (code === null) {
    return (
      // The HTML knows of no code, and public/before-paint.js of one that the address has.
      <div className={cx(!isHydrated && '[[data-invited]_&]:invisible')}>
        <NoCode />
      </div>
    );
  }
  return (
    <div className="grid">
      <div className="grid [grid-area:1/1]">
        <WithCode code={code} />
      </div>
      {/* The room of what the HTML has here: nothing below it moves, where somebody may be typing. */}
      <div aria-hidden inert className="invisible [grid-area:1/1]">
        <NoCode />
      </div>
    </div>
  );
}

function NoCode() {
  const { t } = useTranslation('auth');
  return (
    <Banner tone="danger">
      {t('noCode.text')} <RequestLink>{t('noCode.link')}</RequestLink>
    </Banner>
  );
}

function WithCode({ code }: { code: string }) {
  const { t } = useTranslation('auth');
  const { data: invite } = useInvite(code);
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
