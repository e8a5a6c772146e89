import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useContactCard } from './api/use-contact-card';

/** Only what a telephone dials: the number is somebody's text. */
const dialled = (phone: string): string => phone.replace(/[^\d+]/g, '');

/** The contact details of somebody who has given them to this reader. */
export function SharedCard({ ownerId }: { ownerId: string }) {
  const { t } = useTranslation('contacts');
  const { data: card, error } = useContactCard(ownerId);
  if (error) return <p className="text-muted">{t('card.gone')}</p>;
  if (card === undefined) return null;
  if (!card?.phone && !card?.email) return <p className="text-muted">{t('card.empty')}</p>;
  return (
    <ul className="grid justify-items-start">
      {card.phone && (
        <li>
          <a href={`tel:${dialled(card.phone)}`} className="target inline-flex items-center gap-2 underline">
            <Phone aria-hidden className="size-5 shrink-0" />
            {card.phone}
          </a>
        </li>
      )}
      {card.email && (
        <li className="max-w-full">
          <a
            href={`mailto:${encodeURIComponent(card.email)}`}
            className="target inline-flex max-w-full items-center gap-2 underline [overflow-wrap:anywhere]"
          >
            <Mail aria-hidden className="size-5 shrink-0" />
            {card.email}
          </a>
        </li>
      )}
    </ul>
  );
}
