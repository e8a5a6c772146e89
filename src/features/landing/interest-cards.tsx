import { KeyRound, Megaphone, MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/card';

const cards = [
  ['join', KeyRound],
  ['connect', MessagesSquare],
  ['informed', Megaphone],
] as const;

/** How It Works with three cards. */
export function InterestCards() {
  const { t } = useTranslation('interest');
  return (
    <section aria-labelledby="how" className="grid gap-5">
      <h2 id="how" className="text-2xl">
        {t('cards.title')}
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {cards.map(([key, Icon]) => (
          <Card as="li" key={key} className="grid content-start gap-2">
            <Icon aria-hidden className="size-7 text-danger" strokeWidth={1.75} />
            <h3 className="text-lg">{t(`cards.${key}.title`)}</h3>
            <p>{t(`cards.${key}.text`)}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
