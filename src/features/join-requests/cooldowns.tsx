import { useTranslation } from 'react-i18next';
import { cooldownEnd, type JoinCooldown } from '@/domain/entities/join-cooldown';
import { fullName } from '@/domain/entities/user';
import { useReviewedSchools } from '@/features/session';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { Section } from '@/ui/section';
import { useErrorMessage } from '@/ui/use-error-message';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { useCooldowns, useLiftCooldown } from './api/use-cooldowns';

/** Who was rejected or removed lately by these schools (null for all), and may be let ask again before their week is over. */
export function Cooldowns({ schoolIds }: { schoolIds: string[] | null }) {
  const { t } = useTranslation('join-requests');
  const errorMessage = useErrorMessage();
  const { data, error, retry } = useCooldowns(schoolIds);
  const schools = useReviewedSchools();
  if (error)
    return <ErrorState message={`${t('cooldowns.failed')} ${errorMessage(error)}`} onRetry={retry} />;
  if (!data || data.length === 0) return null;
  return (
    <Section title={t('cooldowns.title')} lead={t('cooldowns.lead')} className="mt-10">
      <ul className="grid divide-y divide-line">
        {data.map((cooldown) => (
          <Cooldown
            key={`${cooldown.userId}_${cooldown.schoolId}`}
            cooldown={cooldown}
            school={schools.find(({ id }) => id === cooldown.schoolId)?.name}
          />
        ))}
      </ul>
    </Section>
  );
}

function Cooldown({ cooldown, school }: { cooldown: JoinCooldown; school: string | undefined }) {
  const { t } = useTranslation('join-requests');
  const format = useFormat();
  const lifting = useLiftCooldown(cooldown);
  const name = fullName(cooldown) || t('unnamed');
  const end = cooldownEnd(cooldown, new Date());
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <strong>{name}</strong> {school && t('cooldowns.at', { school })}{' '}
        {end && (
          <span className="text-muted text-sm">{t('cooldowns.until', { date: format.dateTime(end) })}</span>
        )}
      </span>
      <Button
        variant="secondary"
        size="sm"
        busy={lifting.isPending || lifting.isSuccess}
        onClick={() => lifting.mutate()}
      >
        {t('cooldowns.lift')}
        {/* Somebody may wait at two schools. */}
        <VisuallyHidden>
          {' '}
          {name} {school && t('cooldowns.at', { school })}
        </VisuallyHidden>
      </Button>
    </li>
  );
}
