import { useTranslation } from 'react-i18next';
import { PRIVATE_FIELDS, type User } from '@/domain/entities/user';
import { Checkbox } from '@/ui/checkbox';
import { Section } from '@/ui/section';
import { useHiddenFields } from './api/use-hidden-fields';

/** What other parents see of the person, field by field; saved at once. */
export function PrivacySection({ user }: { user: User }) {
  const { t } = useTranslation('my-data');
  const { hidden, save } = useHiddenFields(user);
  return (
    <Section title={t('privacy.title')}>
      <p>{t('privacy.lead')}</p>
      <div className="grid">
        {PRIVATE_FIELDS.map((field) => (
          <Checkbox
            key={field}
            label={t(`privacy.${field}`)}
            checked={!hidden.includes(field)}
            onChange={({ target }) =>
              save(PRIVATE_FIELDS.filter((one) => (one === field ? !target.checked : hidden.includes(one))))
            }
          />
        ))}
      </div>
    </Section>
  );
}
