import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { Member } from '@/domain/entities/school';
import { cx } from '@/ui/cx';
import { byLetter } from './model/by-letter';
import { ParentCards, type ParentCardsProps } from './parent-cards';

interface Props extends Omit<ParentCardsProps, 'members'> {
  members: readonly Member[];
  /** It stands in a part of a page that has an h2. */
  nested: boolean;
}

/** Parents under the letters of their last names, which stay in sight while their parents are. */
export function ParentsByLetter({ members, nested, ...cards }: Props) {
  return (
    <div className="grid gap-6">
      {byLetter(members).map(([letter, named]) => (
        <Letter key={letter} letter={letter} nested={nested}>
          <ParentCards members={named} {...cards} />
        </Letter>
      ))}
    </div>
  );
}

function Letter({
  letter,
  nested,
  children,
}: {
  letter: string;
  nested: boolean;
  children: React.ReactNode;
}) {
  const { t } = useTranslation('directory');
  const { kind } = useBackend();
  const id = useId();
  const Heading = nested ? 'h3' : 'h2';
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <Heading
        id={id}
        className={cx(
          'sticky z-10 border-line border-b bg-paper py-1 text-lg',
          // Below the head of the frame; the demo has the bar of its parts, and keeps its head on a desktop.
          kind === 'demo' ? 'top-23 lg:top-12' : 'top-12 lg:top-0',
        )}
      >
        {letter === '#' ? t('otherNames') : letter}
      </Heading>
      {children}
    </section>
  );
}
