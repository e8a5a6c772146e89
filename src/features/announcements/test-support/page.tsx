import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { AnnouncementsPort } from '@/backend/ports/announcements';
import { newMember } from '@/domain/directory-entry';
import type { Announcement, AnnouncementRead } from '@/domain/entities/announcement';
import type { User } from '@/domain/entities/user';
import { OfflineProvider } from '@/features/offline';
import { aServer } from '@/features/offline/testing';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { AnnouncementsPage } from '../announcements-page';
import { anAnnouncement, aSchool } from '../testing';

export const MO: Partial<User> = { uid: 'mo', isModerator: true };
const member = (uid: string, firstName: string) => ({
  ...newMember({ ...aMember({ uid, firstName, lastName: 'Silva' }) }),
  joinedAt: new Date(0),
});
const MEMBERS = [member('ana', 'Ana'), member('ben', 'Ben'), member('mo', 'Mo')];

interface Visit {
  all?: Announcement[] | null;
  reads?: Record<string, AnnouncementRead>;
  who?: Partial<User>;
  calls?: Partial<AnnouncementsPort>;
  route?: string;
  offline?: boolean;
}

/** The page for Ana, or whoever it is. */
export async function visit({
  all = [anAnnouncement()],
  reads,
  who = {},
  calls = {},
  route = '/announcements',
  offline,
}: Visit = {}) {
  cleanup();
  const school = aSchool(all, reads);
  const server = aServer({ offline });
  const create = vi.fn<AnnouncementsPort['create']>(async () => undefined);
  const correct = vi.fn<AnnouncementsPort['correct']>(async () => undefined);
  const withdraw = vi.fn<AnnouncementsPort['withdraw']>(async () => undefined);
  const { user } = await renderSignedIn(
    <OfflineProvider>
      <AnnouncementsPage />
    </OfflineProvider>,
    {
      connection: server,
      announcements: { ...school.calls, create, correct, withdraw, ...calls },
      directory: {
        watchMember: (_schoolId, uid, observer) => {
          observer.next(MEMBERS.find((one) => one.uid === uid) ?? null);
          return () => undefined;
        },
        page: async () => ({ items: MEMBERS, next: null }),
      },
      admin: { parents: async () => 3 },
    },
    aMember(who),
    { route },
  );
  return { ...school, server, create, correct, withdraw, user };
}
export const button = (name: string) => screen.getByRole('button', { name });
export const noButton = (name: string) =>
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
