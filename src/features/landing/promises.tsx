import { DoorOpen, MailX, School, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const promises = [
  ['door', DoorOpen],
  ['inside', School],
  ['address', MailX],
  ['phone', Smartphone],
] as const;

/** What the product does for its members' privacy; each sentence is something rules and functions hold. */
export function Promises() {
  const { t } = useTranslation('below-the-fold');
  return (
    <section aria-labelledby="promises" className="@container bg-accent-soft">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-4 py-14 @min-[44rem]:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] md:py-20">
        <h2 id="promises" className="text-2xl md:text-3xl">
          {t('promises.title')}
        </h2>
        <ul className="grid gap-x-10 gap-y-8 @min-[36rem]:grid-cols-2">
          {promises.map(([key, Icon]) => (
            <li key={key} className="grid content-start gap-1.5 border-accent border-t-2 pt-4">
              <Icon aria-hidden className="size-6 text-accent" strokeWidth={1.75} />
              <h3 className="text-lg">{t(`promises.${key}.title`)}</h3>
              <p>{t(`promises.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
