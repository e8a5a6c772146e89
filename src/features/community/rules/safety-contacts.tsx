import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '@/ui/loaded';
import { Section } from '@/ui/section';
import { useSafety } from '../api/use-safety';

/** A number as telephones take it. */
const dialled = (phone: string): string => `tel:${phone.replace(/[^\d+*#]/g, '')}`;

/** Whom to call when a child is in danger. */
export function SafetyContacts({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('community');
  const safety = useSafety(schoolId);
  return (
    <Section title={t('rules.contacts')} lead={t('rules.contactsLead')}>
      <Loaded read={safety} failed={t('rules.contactsFailed')}>
        {({ contacts }) =>
          contacts.length === 0 ? (
            <p className="text-muted">{t('rules.noContacts')}</p>
          ) : (
            <ul className="grid gap-2">
              {contacts.map(({ name, phone }) => (
                <li key={name + phone} className="flex flex-wrap items-center gap-x-3">
                  <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
                  <a
                    href={dialled(phone)}
                    aria-label={t('rules.call', { name, phone })}
                    className="link inline-flex min-h-11 items-center gap-1.5"
                  >
                    <Phone aria-hidden className="size-4" />
                    {phone}
                  </a>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}
