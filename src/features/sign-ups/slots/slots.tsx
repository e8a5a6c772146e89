import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { SignUpList } from '@/domain/entities/sign-up-list';
import { isOpenAt, isShut, slotsOf } from '@/domain/sign-up-slots';
import { PausedNote, usePause } from '@/features/community';
import { StopSending, useSendingStatus } from '@/features/offline';
import { Checkbox } from '@/ui/checkbox';
import { Rows } from '@/ui/rows';
import { useHasComeNear } from '@/ui/use-has-come-near';
import { useClaim } from '../api/use-claim';
import { type MyClaim, useMyClaim } from '../api/use-my-claim';
import { basisOf, ownSlot, withAmount } from './own-slots';
import { SlotRow } from './slot-row';

/** The slots of a list, with what its reader takes of them. */
export function Slots({ list }: { list: SignUpList }) {
  const { t } = useTranslation('sign-ups');
  const { kind } = useBackend();
  const isDemo = kind === 'demo';
  const box = useRef<HTMLDivElement>(null);
  const mine = useMyClaim(list, useHasComeNear(box));
  const claim = useClaim(list);
  const isPaused = usePause(isDemo ? null : list.schoolId) !== null;
  const now = new Date();
  const isOver = list.date !== null && list.date <= now;
  const isKnown = mine.claim !== undefined;
  const mayRelease = isKnown && !isOver && !isPaused && !isDemo;
  const mayTake = mayRelease && isOpenAt(list, now);
  const set = (slotId: string, count: number) => claim(withAmount(list, mine, slotId, count));
  const { claim: made } = mine;
  const hasSome = Object.keys(basisOf(mine)).length > 0;
  return (
    <div ref={box} className="grid grid-cols-1 gap-3">
      {isOver && <p>{t('over')}</p>}
      {!isOver && isShut(list) && <p>{t(list.isCancelled ? 'cancelled' : 'closed')}</p>}
      <PausedNote isPaused={isPaused} schoolId={list.schoolId} />
      <Rows items={slotsOf(list)} keyOf={({ id }) => id}>
        {(slot) => (
          <SlotRow
            list={list}
            slot={slot}
            own={ownSlot(mine, slot.id)}
            onTake={mayTake ? (count) => set(slot.id, count) : null}
            onRelease={mayRelease ? () => set(slot.id, 0) : null}
          />
        )}
      </Rows>
      {isDemo && <p className="text-muted text-sm">{t('demo')}</p>}
      {mine.hasFailed && <p className="text-muted text-sm">{t('unknown')}</p>}
      {made && hasSome && (
        <fieldset disabled={!mayTake} className="grid">
          <legend className="sr-only">{t('shownLegend')}</legend>
          <Checkbox
            label={t('named')}
            hint={t('namedHint')}
            checked={made.isNamed}
            onChange={({ target }) => claim({ wanted: basisOf(mine), isNamed: target.checked })}
          />
        </fieldset>
      )}
      {mine.entry && !mine.entry.isSent && <OnItsWay entry={mine.entry} />}
    </div>
  );
}

function OnItsWay({ entry }: { entry: NonNullable<MyClaim['entry']> }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="text-muted text-sm">{useSendingStatus(entry)}</p>
      <StopSending entry={entry} restore={null} />
    </div>
  );
}
