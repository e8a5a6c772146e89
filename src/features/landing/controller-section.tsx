import { useTranslation } from 'react-i18next';
import { brand } from '@/brand';
import { Badge } from '@/ui/badge';
import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';
import { findController } from './controller';

/** Who is responsible. Nothing is made up where nobody has said it, but for a sample, which says so. */
export function ControllerSection() {
  const { t } = useTranslation('privacy');
  const { name, address, email, isExample, isComplete } = findController();
  const facts = [
    [t('controller.name'), name],
    [t('controller.address'), address],
    [t('controller.email'), email],
  ] as const;
  return (
    <Section title={t('controller.title')}>
      {isExample && (
        <p>
          <Badge tone="warning">{t('controller.example')}</Badge>{' '}
          {t('controller.exampleNote', { brand: brand.name })}
        </p>
      )}
      {!isComplete && <p className="font-semibold text-danger">{t('controller.missing')}</p>}
      {facts.some(([, value]) => value) && (
        <dl className="grid grid-cols-1 gap-2">
          {facts
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <div key={label} className="grid gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
                <dt className="text-muted">{label}</dt>
                <dd className="min-w-0 [overflow-wrap:anywhere]">
                  {value === email && !isExample ? (
                    <a href={`mailto:${email}`} className="link">
                      {email}
                    </a>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ))}
        </dl>
      )}
      <p>
        <LinkedText text={t(email && !isExample ? 'controller.ask' : 'controller.askByForm')} />
      </p>
    </Section>
  );
}
