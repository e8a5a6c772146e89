import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSelectedSchool } from '@/features/session';
import { useFormat } from '@/i18n/format';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';
import { useAcceptRules } from '../api/use-accept-rules';
import { useAccepted } from '../api/use-accepted';
import { usePause } from '../api/use-pause';
import { useRules } from '../api/use-rules';

/** What a member has to know of their school's community on every screen. */
export function CommunityBanners() {
  const { schoolId, schoolName } = useSelectedSchool();
  return (
    <div role="status" key={schoolId}>
      <Paused schoolId={schoolId} school={schoolName} />
      <RulesChanged schoolId={schoolId} school={schoolName} />
    </div>
  );
}

interface Props {
  schoolId: string;
  school: string;
}

function Paused({ schoolId, school }: Props) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const until = usePause(schoolId);
  if (!until) return null;
  return (
    <Banner tone="warning" className="mb-6">
      {t('paused.text', { school, date: format.dateTime(until) })}{' '}
      <Link to="/reports" className="link">
        {t('paused.why')}
      </Link>
    </Banner>
  );
}

function RulesChanged({ schoolId, school }: Props) {
  const { t } = useTranslation('community');
  const { data: rules } = useRules(schoolId);
  const { data: accepted } = useAccepted(schoolId);
  const accepting = useAcceptRules(schoolId);
  if (!rules || accepted === undefined || rules.version <= accepted) return null;
  return (
    <Banner
      className="mb-6"
      actions={
        <>
          <LinkButton size="sm" to="/community-rules">
            {t('changed.read')}
          </LinkButton>
          <Button size="sm" variant="secondary" onClick={() => accepting.mutate(rules.version)}>
            {t('changed.accept')}
          </Button>
        </>
      }
    >
      {t('changed.text', { school })}
    </Banner>
  );
}
