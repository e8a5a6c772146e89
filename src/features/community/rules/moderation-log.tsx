import { useTranslation } from 'react-i18next';
import type { ModerationLogEntry } from '@/domain/entities/moderation-notice';
import { useFormat } from '@/i18n/format';
import { PagedList } from '@/ui/paged-list';
import { Rows } from '@/ui/rows';
import { Section } from '@/ui/section';
import { useLog } from '../api/use-log';

/** What the moderators of a school have decided, for every member. */
export function ModerationLog({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('community');
  const log = useLog(schoolId);
  return (
    <Section title={t('rules.log')} lead={t('rules.logLead')}>
      <PagedList
        pages={log}
        failed={t('rules.logFailed')}
        empty={<p className="text-muted">{t('rules.logNone')}</p>}
      >
        {(entries) => (
          <Rows items={entries} keyOf={({ id }) => id}>
            {(entry) => <Entry entry={entry} />}
          </Rows>
        )}
      </PagedList>
    </Section>
  );
}

function Entry({ entry: { act, kind, days, ruleTitle, day, appealOutcome } }: { entry: ModerationLogEntry }) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const what =
    act === 'hide' || act === 'remove'
      ? t(`log.${act}.${kind}`)
      : act === 'pause'
        ? t('log.pause', { count: days ?? 1 })
        : t(`log.${act}`);
  const details = [
    ruleTitle && t('rules.rule', { rule: ruleTitle }),
    // A day of UTC, wherever it is read.
    format.date(day, { timeZone: 'UTC' }),
    appealOutcome && t(`rules.${appealOutcome}`),
  ];
  return (
    <>
      <p className="font-semibold">{what}</p>
      <p className="text-muted text-sm [overflow-wrap:anywhere]">{details.filter(Boolean).join(' — ')}</p>
    </>
  );
}
