import * as v from 'valibot';
import { MAIL_CHOICES, notificationSettingsSchema } from '../entities/notification-settings';
import { NOTIFICATION_KINDS } from '../notification-kinds';

/** The token in the links of mails, by which their receiver chooses without logging in. */
const token = v.pipe(v.string(), v.maxLength(400));

/** What somebody gets by mail, and how often the digest comes. */
export const mailChoicesSchema = v.object({
  kinds: v.object(v.entriesFromList(NOTIFICATION_KINDS, v.picklist(MAIL_CHOICES))),
  digest: notificationSettingsSchema.entries.digest,
});
export type MailChoices = v.InferOutput<typeof mailChoicesSchema>;

/** Input of the callable `getMailChoices`. It answers with MailChoices. */
export const getMailChoicesSchema = v.object({ token });
export type GetMailChoicesInput = v.InferOutput<typeof getMailChoicesSchema>;

/** Input of the callable `changeMailChoices`. It answers with MailChoices as they are then. */
export const changeMailChoicesSchema = v.object({ token, choices: mailChoicesSchema });
export type ChangeMailChoicesInput = v.InferOutput<typeof changeMailChoicesSchema>;
