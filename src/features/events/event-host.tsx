import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import { Person } from '@/features/directory';
import { useHasComeNear } from '@/ui/use-has-come-near';

interface Props {
  event: SchoolEvent;
  /** Without a link: its reader has no pages of parents. */
  outside: boolean;
}

/** Who posted an event of a list. Each parent costs a read, so they are asked for as their events come near the screen. */
export function EventHost({ event, outside }: Props) {
  const { t } = useTranslation('calendar');
  const box = useRef<HTMLDivElement>(null);
  const near = useHasComeNear(box);
  return (
    <div ref={box} className="min-h-9 pointer-coarse:min-h-11 text-sm">
      <span className="sr-only">{t('postedBy')} </span>
      {near && <Person uid={event.userId} schoolId={event.schoolId} outside={outside} />}
    </div>
  );
}
