import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Observer, Unsubscribe } from '@/backend/live';
import { logFailure } from '@/backend/log-failure';
import { useBackend, useLive } from '@/backend/react';
import type { Announcement, AnnouncementRead, AnnouncementReadInput } from '@/domain/entities/announcement';
import { type EntryOf, entriesOf, useEntries, useOutbox, useSubmitToOutbox } from '@/features/offline';
import { useMe } from '@/features/session';
import { useFailureToast } from '@/ui/use-failure-toast';
import { announcementKeys } from './announcement-keys';

const NOTHING: AnnouncementReadInput = { seenVersion: 0, acknowledgedVersion: 0 };

const waiting =
  (_observer: Observer<AnnouncementRead | null>): Unsubscribe =>
  () =>
    undefined;

/** What both of them say. */
const latest = (one: AnnouncementReadInput, other: AnnouncementReadInput): AnnouncementReadInput => ({
  seenVersion: Math.max(one.seenVersion, other.seenVersion),
  acknowledgedVersion: Math.max(one.acknowledgedVersion, other.acknowledgedVersion),
});

const isIn = (input: AnnouncementReadInput, read: AnnouncementReadInput): boolean =>
  read.seenVersion >= input.seenVersion && read.acknowledgedVersion >= input.acknowledgedVersion;

/** What its reader has seen and acknowledged of an announcement. */
export interface MyRead {
  /** As it will be once all that was sent off has arrived; undefined as long as nobody knows. */
  read: AnnouncementReadInput | undefined;
  /** What is on its way. */
  entry: EntryOf<'announcement-read'> | null;
  /** Says that the present version was on the screen, where that is news. */
  see: () => void;
  /** Says that one has read it, as was asked. */
  acknowledge: () => void;
}

/**
 * What one has seen of an announcement, live. Without a network it waits; what waits holds all that was said before.
 * @param isRead whether to ask the server: not for one's own announcement, nor as long as it is far from the screen
 */
export function useMyRead(announcement: Announcement, isRead: boolean): MyRead {
  const { id: announcementId, schoolId, title, version } = announcement;
  const { announcements } = useBackend();
  const { uid } = useMe();
  const { t } = useTranslation('announcements');
  const outbox = useOutbox();
  const { mutateAsync } = useSubmitToOutbox();
  const showFailure = useFailureToast();
  const entry =
    entriesOf(useEntries(), 'announcement-read').find((one) => one.announcementId === announcementId) ?? null;
  const { data } = useLive<AnnouncementRead | null>(
    announcementKeys.mine(uid, announcementId, isRead ? 'server' : 'waiting'),
    isRead
      ? (observer: Observer<AnnouncementRead | null>) =>
          announcements.watchMine(uid, announcementId, observer)
      : waiting,
  );
  const isShown = entry?.isSent && data && isIn(entry.input, data);
  useEffect(() => {
    if (isShown) outbox?.shown(new Set([entry.id]));
  }, [isShown, entry, outbox]);

  const known = data === undefined ? undefined : latest(data ?? NOTHING, entry?.input ?? NOTHING);
  const send = (input: AnnouncementReadInput) =>
    mutateAsync({
      ...{ kind: 'announcement-read', id: `read-${announcementId}`, announcementId, schoolId, title },
      ...{ input: latest(known ?? NOTHING, input), since: new Date() },
    });
  const acknowledge = (): void => {
    send({ seenVersion: version, acknowledgedVersion: version }).catch((error: unknown) =>
      showFailure(t('acknowledgeFailed'), error, acknowledge),
    );
  };
  return {
    read: known,
    entry: isShown ? null : entry,
    see: () => {
      if (!known || known.seenVersion >= version) return;
      send({ seenVersion: version, acknowledgedVersion: 0 }).catch((error: unknown) =>
        logFailure('note as seen', error),
      );
    },
    acknowledge,
  };
}

/** Whether nothing is left to be done: it was seen as it is now, and acknowledged where that is asked. */
export const isDone = (
  { version, asksAcknowledgement }: Announcement,
  read: AnnouncementReadInput,
): boolean => read.seenVersion >= version && (!asksAcknowledgement || read.acknowledgedVersion >= version);
