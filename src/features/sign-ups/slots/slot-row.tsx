import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignUpList } from '@/domain/entities/sign-up-list';
import { isShut, leftOf, type Slot, takenOf } from '@/domain/sign-up-slots';
import { Button } from '@/ui/button';
import { Select } from '@/ui/select';
import { SlotPeople } from './slot-people';

/** What its reader has to do with a slot. */
export interface OwnSlot {
  /** What they have, or will have once it has arrived. */
  count: number;
  /** The server has not decided. */
  isAsked: boolean;
  /** They have asked for more than they were given. */
  isMissed: boolean;
}

interface Props {
  list: SignUpList;
  slot: Slot;
  own: OwnSlot;
  /** Null where nobody can sign up now. */
  onTake: ((count: number) => void) | null;
  /** Null where nobody can let go now. */
  onRelease: (() => void) | null;
}

/** One slot: what is wanted, how many are left, who comes up for it, and one's own part. */
export function SlotRow({ list, slot, own, onTake, onRelease }: Props) {
  const { t } = useTranslation('sign-ups');
  const { label, count } = slot;
  const left = leftOf(list, slot);
  // What is asked for is not among what is taken, as long as nobody has decided.
  const most = own.isAsked ? Math.max(own.count, left) : own.count + left;
  const [chosen, choose] = useState<number | null>(null);
  const wanted = Math.min(chosen ?? Math.max(1, own.count), Math.max(1, most));
  const isHeld = own.count > 0;
  const mayChange = onTake !== null && isHeld && most > 1 && wanted !== own.count;
  // One button for both, so that the keyboard stays on it.
  const onToggle = isHeld ? onRelease : left > 0 && onTake ? () => onTake(wanted) : null;
  const status = () => {
    if (own.isAsked) return t('slot.asked');
    const missed = own.isMissed && !isShut(list) ? t('slot.taken') : '';
    const has = isHeld ? t('slot.yours', { count: own.count }) : '';
    return [has, missed].filter(Boolean).join(' ');
  };
  return (
    <div className="grid grid-cols-1 gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start sm:gap-4">
      <div className="grid min-w-0 gap-1">
        <p className="own-direction font-semibold [overflow-wrap:anywhere]" dir="auto">
          {label}
        </p>
        <p className="text-muted text-sm">
          {left > 0 ? t('slot.left', { count: left, all: count }) : t('slot.full', { count })}
        </p>
        <SlotPeople taken={takenOf(list, slot.id)} people={list.summary?.people[slot.id] ?? []} />
        <p role="status" className="text-sm empty:hidden">
          {status()}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-2 empty:hidden">
        {onTake && most > 1 && (left > 0 || own.count > 1) && (
          <div className="w-24">
            <Select
              label={t('slot.howMany', { label })}
              hideLabel
              value={String(wanted)}
              options={Array.from({ length: most }, (_, at) => ({
                value: String(at + 1),
                label: String(at + 1),
              }))}
              onChange={({ target }) => choose(Number(target.value))}
            />
          </div>
        )}
        {mayChange && (
          <Button
            aria-label={t('slot.changeNamed', { label })}
            onClick={() => {
              choose(null);
              onTake(wanted);
            }}
          >
            {t('slot.change')}
          </Button>
        )}
        {onToggle && (
          <Button
            variant={isHeld ? 'secondary' : 'primary'}
            aria-label={t(isHeld ? 'slot.releaseNamed' : 'slot.signUpNamed', { label })}
            onClick={() => {
              choose(null);
              onToggle();
            }}
          >
            {t(isHeld ? 'slot.release' : 'slot.signUp')}
          </Button>
        )}
      </div>
    </div>
  );
}
