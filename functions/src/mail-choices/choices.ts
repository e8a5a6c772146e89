import type { DocumentSnapshot } from 'firebase-admin/firestore';
import {
  DEFAULT_SETTINGS,
  type NotificationSettings,
  settingsIn,
} from '@/domain/entities/notification-settings';
import type { MailChoices } from '@/domain/inputs/mail-choices';
import { NOTIFICATION_KINDS } from '@/domain/notification-kinds';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { isDocumentId } from '../platform/document-id';
import { parseSchool, schoolRef } from '../platform/schools';

const settingsRef = (uid: string) => db.doc(`users/${uid}/settings/notifications`);

/** What an account gets by mail; null where there is none any more. */
export async function readMailChoices(uid: string): Promise<MailChoices | null> {
  const [account, stored] = await db.getAll(userRef(uid), settingsRef(uid));
  return parseUser(account) && mailChoicesIn(settingsIn(stored?.data()));
}

/**
 * Has an account choose anew what it gets by mail, whatever it has chosen at the same moment for the app and for devices.
 * @param change the choices after the present ones; the very same where nothing is to change, and nothing is written
 * @returns what is stored then; null where there is no such account any more
 */
export function writeMailChoices(
  uid: string,
  change: (present: MailChoices) => MailChoices,
): Promise<MailChoices | null> {
  return db.runTransaction(async (tx) => {
    const [account, stored] = await tx.getAll(userRef(uid), settingsRef(uid));
    const user = parseUser(account);
    if (!user || !stored) return null;
    const schoolId = stored.exists ? null : user.selectedSchoolId;
    const school = isDocumentId(schoolId) ? await tx.get(schoolRef(schoolId)) : null;
    const settings = school ? inZoneOf(school) : settingsIn(stored.data());
    const present = mailChoicesIn(settings);
    const next = change(present);
    if (next !== present) tx.set(stored.ref, withMail(settings, next));
    return next;
  });
}

/** The choices of who has made none, by the clocks of their school: no browser has told us another zone. */
const inZoneOf = (school: DocumentSnapshot): NotificationSettings => ({
  ...DEFAULT_SETTINGS,
  timeZone: parseSchool(school)?.timeZone ?? DEFAULT_SETTINGS.timeZone,
});

const mailChoicesIn = ({ kinds, digest }: NotificationSettings): MailChoices => ({
  kinds: Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => [kind, kinds[kind].mail]),
  ) as MailChoices['kinds'],
  digest,
});

const withMail = (settings: NotificationSettings, { kinds, digest }: MailChoices): NotificationSettings => ({
  ...settings,
  kinds: Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => [kind, { ...settings.kinds[kind], mail: kinds[kind] }]),
  ) as NotificationSettings['kinds'],
  digest,
});
