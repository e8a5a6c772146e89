import { SquareArrowOutUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { useMe } from '@/features/session';
import { useFormat } from '@/i18n/format';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link-button';
import { Section } from '@/ui/section';
import { TextBlock } from '@/ui/text-block';
import { Fact, Facts } from '../parts/facts';
import { VersionsButton } from '../versions/versions-button';
import { CasePicture } from './case-picture';
import { placeOf } from './place-of';

/** What was reported, as it was then, and the way to where it is. */
export function ReportedContent({ about }: { about: ModerationCase }) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const { approvedSchools } = useMe();
  const { kind, content, isHidden, decision } = about;
  const { title, text, location, start, images, pictures } = content;
  const place = placeOf(about, approvedSchools.includes(about.schoolId));
  return (
    <Section title={t('content.title')} lead={t('content.lead')}>
      <Card className="grid gap-3">
        {title && (
          <h3 className="text-lg" dir="auto">
            {title}
          </h3>
        )}
        {(start || location) && (
          <Facts>
            {start && <Fact name={t('content.when')}>{format.dateTime(start)}</Fact>}
            {location && (
              <Fact name={t('content.where')}>
                <span dir="auto">{location}</span>
              </Fact>
            )}
          </Facts>
        )}
        {text && <TextBlock text={text} />}
        {pictures.map((place) => (
          <CasePicture
            key={place}
            caseId={about.id}
            place={place}
            alt={t(`content.picture.${kind}`)}
            words={images[place]?.alt ?? ''}
          />
        ))}
        {!title && !text && pictures.length === 0 && <p className="text-muted">{t('content.nothing')}</p>}
      </Card>
      {isHidden && <Badge tone="warning">{t(decision ? 'content.hidden' : 'content.hiddenByReports')}</Badge>}
      {!isHidden && place && (
        <LinkButton
          to={place}
          size="sm"
          icon={<SquareArrowOutUpRight aria-hidden />}
          className="justify-self-start"
        >
          {t('content.open')}
        </LinkButton>
      )}
      <VersionsButton about={about} />
    </Section>
  );
}
