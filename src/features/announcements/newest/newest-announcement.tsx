import { useEffect, useState } from 'react';
import type { Announcement } from '@/domain/entities/announcement';
import { useMe } from '@/features/session';
import { useNewestAnnouncement } from '../api/use-announcements';
import { isDone, useMyRead } from '../api/use-my-read';
import { afterDone, isMarkedDone, markDone } from './done-mark';
import { NewestCard } from './newest-card';
import { NewestPill } from './newest-pill';
import { Room, reserveHeight, useReservedHeight } from './room';

/**
 * The newest announcement on the dashboard, above the posts, until it is seen and, where that is asked, acknowledged. What was
 * known of at the last visit has its room from the start, and stays until the app is opened again. What is news comes when
 * the posts are there already: it lies over them as one line, so that none of them moves, and opens in its place when it
 * is pressed.
 */
export function NewestAnnouncement({ schoolId }: { schoolId: string }) {
  const { uid } = useMe();
  const { data: announcement } = useNewestAnnouncement(schoolId, () => afterDone(uid, schoolId));
  const [height] = useReservedHeight(schoolId);
  const [hadRoom] = useState(height !== null);
  // What comes while one reads is news, whatever stood there before.
  const [first, setFirst] = useState<string | null>(null);
  if (announcement && first === null) setFirst(announcement.id);
  const isGone = announcement === null;
  useEffect(() => {
    if (isGone) reserveHeight(schoolId, null);
  }, [isGone, schoolId]);
  // As long as nobody knows whether there is one.
  if (!announcement) return isGone ? null : <Room schoolId={schoolId} />;
  const hasRoom = hadRoom && (first === null || first === announcement.id);
  return <Newest key={announcement.id} announcement={announcement} hasRoom={hasRoom} />;
}

function Newest({ announcement, hasRoom }: { announcement: Announcement; hasRoom: boolean }) {
  const { uid } = useMe();
  const { schoolId, userId, version } = announcement;
  const [, hold] = useReservedHeight(schoolId);
  // As it was found: what is done now is still there.
  const [doneVersion] = useState(() => (isMarkedDone(uid, announcement) ? version : 0));
  const isOver = userId === uid || version <= doneVersion;
  const mine = useMyRead(announcement, userId !== uid && (hasRoom || !isOver));
  const isRead = isOver || (mine.read !== undefined && isDone(announcement, mine.read));
  const isDue = !isRead && mine.read !== undefined;
  // Nothing goes away under the eyes of whoever is reading it, nor comes while they read something else.
  const [isShown, setShown] = useState(hasRoom || isDue);
  if (isDue && !isShown) setShown(true);
  const [isOpen, setOpen] = useState(hasRoom);
  useEffect(() => {
    if (!isRead) return;
    reserveHeight(schoolId, null);
    markDone(uid, announcement);
  }, [isRead, schoolId, uid, announcement]);

  if (!isShown) return null;
  const keep = (pixels: number) => isDue && reserveHeight(schoolId, pixels);
  const card = { announcement, mine, isRead };
  if (!isOpen) return <NewestPill {...card} onHeight={keep} onOpen={() => setOpen(true)} />;
  const stand = (pixels: number) => {
    hold(pixels);
    keep(pixels);
  };
  return <NewestCard {...card} onHeight={stand} />;
}
