import { useTranslation } from 'react-i18next';
import type { RulesSettings } from '@/domain/entities/community-settings';
import { Section } from '@/ui/section';
import { TextBlock } from '@/ui/text-block';

/** The rules themselves, and the one about pictures. */
export function RulesList({ settings: { rules, photoRule } }: { settings: RulesSettings }) {
  const { t } = useTranslation('community');
  return (
    <>
      <Section title={t('rules.list')}>
        <ol className="grid gap-4">
          {rules.map(({ id, title, text }) => (
            <li key={id}>
              <h3 className="text-lg" dir="auto">
                {title}
              </h3>
              <TextBlock text={text} />
            </li>
          ))}
        </ol>
      </Section>
      {photoRule && (
        <Section title={t('rules.photos')}>
          <TextBlock text={photoRule} />
        </Section>
      )}
    </>
  );
}
