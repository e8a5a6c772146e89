import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { Loaded } from '@/ui/loaded';
import { RelativeTime } from '@/ui/relative-time';
import { Rows } from '@/ui/rows';
import { Section } from '@/ui/section';
import { useEarlierCases } from '../api/use-earlier-cases';
import { useActLabel } from '../parts/use-act-label';

/** What else there was about the same author in the same school. */
export function EarlierCases({ about }: { about: ModerationCase }) {
  const { t } = useTranslation('moderation');
  const earlier = useEarlierCases(about);
  return (
    <Section title={t('earlier.title', { name: about.subjectName })}>
      <Loaded read={earlier} failedText={t('earlier.failed')}>
        {(cases) =>
          cases.length === 0 ? (
            <p className="text-muted">{t('earlier.none')}</p>
          ) : (
            <>
              <p>{t('earlier.count', { count: cases.length })}</p>
              <Rows items={cases} keyOf={({ id }) => id}>
                {(one) => <EarlierCase one={one} />}
              </Rows>
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function EarlierCase({ one }: { one: ModerationCase }) {
  const { t } = useTranslation('moderation');
  const labelOf = useActLabel();
  const { id, kind, subjectName, decision, appeal, createdAt } = one;
  const rule = decision?.ruleTitle;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <div className="grid min-w-0">
        <Link
          to={`/moderator/reports/${id}`}
          className="link inline-flex min-h-6 pointer-coarse:min-h-11 items-center justify-self-start"
        >
          {t(`about.${kind}`, { name: subjectName })}
        </Link>
        <p className="[overflow-wrap:anywhere]">
          {decision ? labelOf(decision, kind) : t('earlier.undecided')}
          {rule && <span dir="auto"> · {rule}</span>}
          {appeal?.outcome && ` · ${t(`appeal.outcomes.${appeal.outcome}`)}`}
        </p>
      </div>
      <RelativeTime date={decision?.at ?? createdAt} className="text-muted text-sm" />
    </div>
  );
}
