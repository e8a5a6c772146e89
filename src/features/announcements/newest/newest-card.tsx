import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Announcement } from '@/domain/entities/announcement';
import { Acknowledgement } from '../acknowledgement';
import type { MyRead } from '../api/use-my-read';
import { useOnSeen } from '../use-on-seen';
import { Words } from '../words';

export interface NewestCardProps {
  announcement: Announcement;
  mine: MyRead;
  /** It is done with, and not there at the next visit. */
  isRead: boolean;
  /** Hears how high it is. */
  onHeight: (pixels: number) => unknown;
}

/** The announcement in its place above the posts. Being on the screen, it is seen. */
export function NewestCard(props: NewestCardProps) {
  const { announcement, mine } = props;
  const box = useRef<HTMLElement>(null);
  const { read } = mine;
  useOnSeen(box, read !== undefined && read.seenVersion < announcement.version, mine.see);
  return <NewestBody ref={box} {...props} />;
}

/** How it looks, which is also how high it will be. */
export function NewestBody({
  announcement,
  mine,
  isRead,
  onHeight,
  ref: box,
}: NewestCardProps & { ref: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('announcements');
  const titleId = useId();
  const tell = useEffectEvent(onHeight);
  useEffect(() => {
    // As it came: what is opened in it later is closed again at the next visit.
    if (box.current) tell(Math.round(box.current.getBoundingClientRect().height));
  }, [box]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-next-visit={isRead ? 'gone' : undefined}
      className="grid grid-cols-1 gap-3 rounded-b-md border-info border-t-3 bg-info-soft px-4 py-3"
    >
      <Words announcement={announcement} level={2} titleId={titleId} isShort />
      <Acknowledgement announcement={announcement} mine={mine} />
      <Link to="/announcements" className="link target justify-self-start text-sm">
        {t('all')}
      </Link>
    </section>
  );
}
