import { useTranslation } from 'react-i18next';
import type { ModerationNotice } from '@/domain/entities/moderation-notice';
import { useFormat } from '@/i18n/format';
import { Card } from '@/ui/card';
import { RelativeTime } from '@/ui/relative-time';
import { TextBlock } from '@/ui/text-block';
import { Appeal } from './appeal';
import { Fact } from './fact';
import { Quoted } from './quoted';

/** One decision as who it is about reads it: what was done, about what, by which rule, and how to appeal. */
export function DecisionCard({ notice }: { notice: ModerationNotice }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { act, kind, excerpt, schoolName: school, until, ruleTitle, ruleText, words, at } = notice;
  // Of a profile the words and the picture are hidden, not the parent.
  const meaning = act === 'hide' && kind === 'profile' ? 'hideProfile' : act;
  return (
    <Card as="li" className="grid gap-3">
      <div className="grid gap-0.5">
        <h3 className="text-lg">{t(`decisions.acts.${act}`, { until: format.dateTime(until), school })}</h3>
        <p className="text-muted text-sm">
          {school} · <RelativeTime date={at} />
        </p>
      </div>
      {/* What was done is no longer so once it was taken back. */}
      {notice.appealOutcome !== 'overturned' && <p>{t(`decisions.means.${meaning}`, { school })}</p>}
      <dl className="grid gap-3">
        <Fact name={t(`decisions.mine.${kind}`)}>{excerpt && <Quoted text={excerpt} />}</Fact>
        {ruleTitle && (
          <Fact name={t('decisions.rule')}>
            <p dir="auto">{ruleTitle}</p>
            {ruleText && <TextBlock text={ruleText} className="text-muted" />}
          </Fact>
        )}
        {words && (
          <Fact name={t('decisions.words')}>
            <TextBlock text={words} />
          </Fact>
        )}
      </dl>
      <Appeal notice={notice} />
    </Card>
  );
}
