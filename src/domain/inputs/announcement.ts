import * as v from 'valibot';
import { MAX_ANNOUNCEMENT_TEXT, MAX_ANNOUNCEMENT_TITLE } from '../announcement-limits';
import type { Announcement } from '../entities/announcement';
import { requiredText } from '../fields';

/** An announcement (product §5) in the order of its form. */
export const announcementInputSchema = v.object({
  title: requiredText(MAX_ANNOUNCEMENT_TITLE),
  text: requiredText(MAX_ANNOUNCEMENT_TEXT),
  asksAcknowledgement: v.boolean(),
});
export type AnnouncementInput = v.InferOutput<typeof announcementInputSchema>;

/** An announcement that is about to be written; the server sets its time. */
export const newAnnouncement = ({
  input,
  ...of
}: Pick<Announcement, 'id' | 'schoolId' | 'userId'> & { input: AnnouncementInput }): Announcement => ({
  ...of,
  ...input,
  version: 1,
  createdAt: null,
  publishedAt: null,
  correctedAt: null,
  correctedBy: null,
  withdrawnAt: null,
  withdrawnBy: null,
});
