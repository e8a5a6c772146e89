import { useTranslation } from 'react-i18next';
import type { School } from '@/domain/entities/school';
import { fullName, type User } from '@/domain/entities/user';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';
import { Acceptance } from './acceptance';
import { ProblemNote } from './problem-note';

interface Props {
  school: School;
  user: User;
  asking: { isPending: boolean; isSuccess: boolean; error: unknown };
  /** The account was made on this page a moment ago. */
  made: boolean;
  onJoin: () => void;
}

/** The one action of a signed-in visitor on a school's page. */
export function SchoolJoin({ school, user, asking, made, onJoin }: Props) {
  const { t } = useTranslation('joining');
  const busy = asking.isPending || asking.isSuccess;
  // While the request is on its way the record says "asked" already.
  if (!busy && user.approvedSchools.includes(school.id)) {
    const to = <LinkButton to="/dashboard">{t('toDashboard')}</LinkButton>;
    return <Banner actions={to}>{t('problem.alreadyMember', { school: school.name })}</Banner>;
  }
  if (!busy && user.schoolIds.includes(school.id)) {
    const to = <LinkButton to="/welcome">{t('toWelcome')}</LinkButton>;
    return <Banner actions={to}>{t('problem.alreadyAsked', { school: school.name })}</Banner>;
  }
  return (
    <div className="grid gap-5">
      <p>
        {made && `${t('school.accountMade')} `}
        {t('school.signedInAs', { name: fullName(user) })}
      </p>
      <Acceptance schoolId={school.id} />
      <Button busy={busy} busyLabel={t('school.busy')} onClick={onJoin} className="justify-self-start">
        {t('school.joinNow')}
      </Button>
      <ProblemNote error={asking.error} />
    </div>
  );
}
