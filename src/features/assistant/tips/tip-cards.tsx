import { useTranslation } from 'react-i18next';
import type { TipFields } from '@/domain/assistant/answers';
import { TIP_KINDS } from '@/domain/assistant/link';
import { Card } from '@/ui/card';
import { TIP_ICONS } from './tip-icons';
import { TipLink } from './tip-link';

/** The four cards of a set. */
export function TipCards({ tips, level = 3 }: { tips: TipFields; level?: 3 | 4 }) {
  const { t } = useTranslation('assistant');
  const Heading = `h${level}` as const;
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {TIP_KINDS.map((kind) => {
        const Icon = TIP_ICONS[kind];
        return (
          <Card as="li" key={kind} className="flex flex-col items-start gap-2">
            <Heading className="flex items-center gap-2 font-display font-semibold text-lg">
              <Icon aria-hidden className="size-5 shrink-0 text-accent" />
              {t(`tips.${kind}`)}
            </Heading>
            <p dir="auto" className="flex-1 [overflow-wrap:anywhere]">
              {tips[`${kind}Text`]}
            </p>
            <TipLink link={tips[`${kind}Link`]} />
          </Card>
        );
      })}
    </ul>
  );
}
