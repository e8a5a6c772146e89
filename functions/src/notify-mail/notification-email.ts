import { brand } from '@/brand';
import type { Notification } from '@/domain/entities/community';
import { KIND_OF, type NotificationKind } from '@/domain/notification-kinds';
import { siteLink } from '../mail/config';
import type { Email, EmailBlock } from '../mail/email';
import { oneLine, plainName, plainText } from '../mail/text';
import { unsubscribeLinks } from '../mail-choices/links';
import { placeOf } from '../notify/place';
import { NEWS_TITLES } from '../notify/words';

/** What a parent hears of by each kind, as the end of "you chose to hear of". */
const HEARD_OF: Readonly<Record<NotificationKind, string>> = {
  comment: 'comments on your posts and events',
  reply: 'replies to your comments',
  mention: 'mentions of you',
  like: 'likes',
  'group-post': 'posts in your groups',
  event: 'events',
  'event-soon': 'what is near',
  announcement: 'announcements',
  decision: 'decisions',
  contact: 'contact details',
  staff: 'what waits for you',
};

/**
 * Says of a notification what the bell does. The subject names nobody, as devices show it to whoever looks at them. What staff are
 * told quotes nothing: what was reported stays behind the login.
 */
export function notificationEmail(notification: Notification, schoolName: string | null): Email {
  const { userId, type, message } = notification;
  const kind = KIND_OF[type];
  return {
    subject: `${NEWS_TITLES[type]}${schoolName === null ? '' : `: ${oneLine(schoolName)}`}`,
    heading: NEWS_TITLES[type],
    blocks: [
      { kind: 'text', text: plainText(message) },
      ...(kind === 'staff' ? [] : aboutBlocks(notification)),
      { kind: 'button', label: `Open in ${brand.name}`, href: siteLink(placeOf(notification)) },
    ],
    reason: reasonOf(kind, schoolName),
    unsubscribe: unsubscribeLinks(userId, kind),
  };
}

function aboutBlocks({ event, title, quote }: Notification): EmailBlock[] {
  const name = plainName(event?.title ?? title ?? '');
  const words = plainText(quote ?? '');
  return [
    ...(name ? [{ kind: 'text' as const, text: name }] : []),
    ...(words ? [{ kind: 'quote' as const, text: words }] : []),
  ];
}

function reasonOf(kind: NotificationKind, schoolName: string | null): string {
  const where = schoolName === null ? '' : ` at ${plainName(schoolName)}`;
  // The only kind that comes by mail without having been chosen.
  if (kind === 'decision')
    return `You get this mail because decisions that concern you${where} come by mail.`;
  return `You get this mail because you chose to hear of ${HEARD_OF[kind]}${where} by mail at once.`;
}
