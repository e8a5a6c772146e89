import { useState } from 'react';
import type { SchoolEvent } from '@/domain/entities/community';
import { useEvent } from './api/use-event';
import { EventDialog } from './lazy-event-dialog';

interface Props {
  eventId: string;
  /** As the list has it; undefined where it does not. */
  listed: SchoolEvent | undefined;
  readerId: string | null;
  /** Where only events of one school have their place. */
  schoolId?: string;
  onClose: () => void;
}

/** The form of an event that its author changes, wherever that is listed. It stays when the event goes meanwhile. */
export function ChangeDialog({ eventId, listed, readerId, schoolId, onClose }: Props) {
  const [known, setKnown] = useState(listed);
  const asked = useEvent(eventId, known === undefined);
  const event = listed ?? asked.data ?? undefined;
  if (event && event !== known) setKnown(event);
  if (!known || known.userId !== readerId) return null;
  if (schoolId !== undefined && known.schoolId !== schoolId) return null;
  return <EventDialog event={known} schoolId={known.schoolId} onOpenChange={(open) => !open && onClose()} />;
}
