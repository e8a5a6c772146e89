import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dialLink } from '@/domain/phone';
import { useSafety } from '@/features/community';
import { Banner } from '@/ui/banner';

/** Whom to call before anything else, for a child in danger. */
export function DangerPanel({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('reports');
  const { data, error } = useSafety(schoolId);
  const contacts = data?.contacts ?? [];
  return (
    <Banner tone="danger" title={t('danger.title')}>
      <div className="grid gap-2">
        <p>{t('danger.emergency')}</p>
        {contacts.length > 0 && (
          <>
            <p>{t('danger.contacts')}</p>
            <ul className="grid gap-1">
              {contacts.map(({ name, phone }) => (
                <li key={`${name} ${phone}`}>
                  <Contact name={name} phone={phone} />
                </li>
              ))}
            </ul>
          </>
        )}
        {!data && error && <p>{t('danger.contactsFailed')}</p>}
        <p className="font-semibold">{t('danger.told')}</p>
      </div>
    </Banner>
  );
}

function Contact({ name, phone }: { name: string; phone: string }) {
  const link = dialLink(phone);
  const words = (
    <span className="[overflow-wrap:anywhere]">
      {name}: <span className="inline-block max-w-full">{phone}</span>
    </span>
  );
  if (!link) return words;
  return (
    <a href={link} className="link inline-flex min-h-11 items-center gap-2">
      <Phone aria-hidden className="size-5 shrink-0" />
      {words}
    </a>
  );
}
