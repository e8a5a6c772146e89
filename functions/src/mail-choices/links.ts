import type { NotificationKind } from '@/domain/notification-kinds';
import { siteLink } from '../mail/config';
import type { Email } from '../mail/email';
import { mailTokenOf } from './token';

/** What a mail can be stopped of: its kind, or digests. */
export type Stoppable = NotificationKind | 'digest';

/** The page on which an account chooses what comes by mail, without logging in. The token stays out of every server's log. */
export const mailChoicesLink = (uid: string): string => `${siteLink('/mail-choices')}#${mailTokenOf(uid)}`;

/** The links by which one kind of mail ends: by the page, and by a mail program's own button (RFC 8058). */
export const unsubscribeLinks = (uid: string, about: Stoppable): NonNullable<Email['unsubscribe']> => ({
  words: 'Choose what comes by mail, or stop it',
  page: mailChoicesLink(uid),
  oneClick: siteLink('/api/stop-mail', { token: mailTokenOf(uid), about }),
});
