import type { ComponentProps } from 'react';
import type { Entry } from './outbox/entry';
import { StopSending } from './stop-sending';
import { useSendingStatus } from './use-sending-status';

/** Says what something that was sent off waits for, and stops it. */
export function OutgoingNote<E extends Entry>(stoppable: ComponentProps<typeof StopSending<E>>) {
  const onItsWay = useSendingStatus(stoppable.entry);
  if (stoppable.entry.isSent) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="text-muted text-sm">
        {onItsWay}
      </p>
      <StopSending {...stoppable} />
    </div>
  );
}
