import { addHours, subDays } from 'date-fns';
import { announcementOfDayId } from '../../src/domain/announcement-ids.ts';
import type { AnnouncementRead } from '../../src/domain/entities/announcement.ts';
import { newAnnouncement } from '../../src/domain/inputs/announcement.ts';
import { countedDay } from '../../src/domain/rate-counter.ts';
import { ANNOUNCEMENTS, PEOPLE, type PersonKey, SCHOOLS } from './content.ts';
import { uidOf } from './people.ts';
import { type Document, documents } from './store.ts';

/** Announcements with who has seen them; functions count, and tell of them. */
export const announcementDocuments = (now: Date): Document[] =>
  ANNOUNCEMENTS.flatMap(({ school, by, daysAgo, corrects, ...one }, index) => {
    const createdAt = subDays(now, daysAgo);
    const schoolId = SCHOOLS[school].id;
    // That of the day for moderators, one of its own for an admin.
    const ofDay = announcementOfDayId(schoolId, countedDay(createdAt));
    const id = PEOPLE[by].role === 'admin' ? `seed-announcement-${index + 1}` : ofDay;
    const input = { title: one.title, text: one.text, asksAcknowledgement: one.asks };
    const version = corrects ? 2 : 1;
    const correctedAt = corrects ? addHours(createdAt, 3) : null;
    const announcement = {
      ...newAnnouncement({ id, schoolId, userId: uidOf(by), input }),
      ...{ version, createdAt, publishedAt: correctedAt ?? createdAt },
      ...{ correctedAt, correctedBy: corrects ? uidOf(by) : null },
    };
    const read = (key: PersonKey, seenVersion: number): AnnouncementRead => {
      const isAcknowledged = one.acknowledged.includes(key);
      const seenAt = addHours(createdAt, seenVersion === version ? 5 : 1);
      return {
        ...{ userId: uidOf(key), schoolId, seenVersion, seenAt },
        acknowledgedVersion: isAcknowledged ? seenVersion : 0,
        acknowledgedAt: isAcknowledged ? seenAt : null,
      };
    };
    return [
      documents.announcement(announcement),
      ...one.seen.map((key) => documents.announcementRead(id, read(key, version))),
      ...one.seenBefore.map((key) => documents.announcementRead(id, read(key, version - 1))),
      ...(corrects && correctedAt
        ? [
            documents.announcementRevision(id, {
              id: correctedAt.toISOString(),
              ...{ schoolId, authorId: uidOf(by), writtenAt: createdAt, replacedAt: correctedAt },
              content: `${corrects.title}\n\n${corrects.text}`,
            }),
          ]
        : []),
    ];
  });
