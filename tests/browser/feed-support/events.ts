import { randomBytes } from 'node:crypto';
import { documents, write } from '../../../scripts/seed/store.ts';
import { newEvent, type SchoolEvent } from '../../../src/domain/entities/community.ts';
import type { TestSchool, TestUser, World } from '../../support/world.ts';

const HOUR_MS = 3_600_000;

/** Events of a school, each so many hours from now. */
export async function writeEvents(
  { admin }: World,
  school: TestSchool,
  author: TestUser,
  titles: Record<string, number>,
  fields: Partial<Pick<SchoolEvent, 'places'>> = {},
): Promise<void> {
  const events = Object.entries(titles).map(([title, hours]) => ({
    ...newEvent({
      id: `event-${randomBytes(6).toString('hex')}`,
      schoolId: school.id,
      userId: author.uid,
      title,
      description: '',
      location: 'Gym',
      timeZone: 'America/Los_Angeles',
      start: new Date(Date.now() + hours * HOUR_MS),
      end: null,
      ...fields,
    }),
    // Longer ago than the school is told of it.
    createdAt: new Date(Date.now() - 48 * HOUR_MS),
  }));
  await write(admin.db, events.map(documents.event));
}
