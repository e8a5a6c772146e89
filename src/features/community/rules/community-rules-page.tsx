import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { DEFAULT_RULES_SETTINGS } from '@/domain/entities/community-settings';
import type { User } from '@/domain/entities/user';
import { useSelectedSchool, useSession } from '@/features/session';
import { ErrorState } from '@/ui/error-state';
import { Loaded } from '@/ui/loaded';
import { PageHeader } from '@/ui/page-header';
import { LoadingText } from '@/ui/spinner';
import { useRules } from '../api/use-rules';
import { ModerationLog } from './moderation-log';
import { RulesList } from './rules-list';
import { SafetyContacts } from './safety-contacts';

/** /community-rules: of the school in the address, else of the selected one, else of the one that was asked for. */
export function CommunityRulesPage() {
  const { t } = useTranslation('errors');
  const [params] = useSearchParams();
  const session = useSession();
  if (session.status === 'loading') return <LoadingText page />;
  if (session.status === 'failed')
    return <ErrorState page message={t(session.error.code)} onRetry={session.retry} />;
  const user = session.status === 'signed-in' ? session.user : null;
  const named = params.get('school');
  // Only who has an account may read a school's own rules.
  if (session.status === 'signed-out') return <DefaultRules isVisitor />;
  if (user && named) return <RulesOf key={named} schoolId={named} user={user} />;
  if (user && user.approvedSchools.length > 0) return <SelectedRules user={user} />;
  const [asked] = user?.schoolIds ?? [];
  return user && asked ? <RulesOf schoolId={asked} user={user} /> : <DefaultRules />;
}

function SelectedRules({ user }: { user: User }) {
  const { schoolId } = useSelectedSchool();
  return <RulesOf key={schoolId} schoolId={schoolId} user={user} />;
}

function DefaultRules({ isVisitor = false }: { isVisitor?: boolean }) {
  const { t } = useTranslation('community');
  return (
    <div className="mx-auto max-w-column">
      <PageHeader title={t('rules.title')} lead={t(isVisitor ? 'rules.visitor' : 'rules.leadAny')} />
      <div className="grid gap-8">
        <RulesList settings={DEFAULT_RULES_SETTINGS} />
      </div>
    </div>
  );
}

function RulesOf({ schoolId, user }: { schoolId: string; user: User }) {
  const { t } = useTranslation('community');
  const rules = useRules(schoolId);
  const isMember = user.approvedSchools.includes(schoolId);
  const school = user.schools.find((one) => one.schoolId === schoolId)?.schoolName;
  return (
    <div className="mx-auto max-w-column">
      <PageHeader title={t('rules.title')} lead={school ? t('rules.lead', { school }) : t('rules.leadAny')} />
      <div className="grid grid-cols-1 gap-8">
        <Loaded read={rules} failed={t('rules.failed')}>
          {(settings) => <RulesList settings={settings} />}
        </Loaded>
        {(isMember || user.isAdmin) && (
          <>
            <SafetyContacts schoolId={schoolId} />
            <ModerationLog schoolId={schoolId} />
          </>
        )}
        {isMember && (
          <Link to="/hidden" className="link justify-self-start">
            {t('rules.hiddenLink')}
          </Link>
        )}
      </div>
    </div>
  );
}
