import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { GroupsPort } from '@/backend/ports/groups';
import { newMember } from '@/domain/directory-entry';
import type { Group } from '@/domain/entities/group';
import type { GroupFile } from '@/domain/entities/group-file';
import type { GroupRequest } from '@/domain/entities/group-request';
import { newGroup } from '@/domain/entities/new-group';
import type { Member } from '@/domain/entities/school';
import type { User } from '@/domain/entities/user';
import { OfflineProvider } from '@/features/offline';
import { aServer } from '@/features/offline/testing';
import { aMember, renderSignedIn } from '@/features/session/testing';

/** A choir of Ben's that has to be asked for. */
export const choir: Group = {
  ...newGroup({ groupId: 'g1', schoolId: 'oak', name: 'Choir', description: 'Tuesdays', createdBy: 'ben' }),
  access: 'request',
  cover: 'sky',
};
export const memberNamed = (uid: string): Member => ({
  ...newMember({ uid, firstName: uid, lastName: 'Fox', profilePicUrl: null, bio: '', children: [] }),
  joinedAt: null,
});
export const requestOf = (userId: string): GroupRequest => ({
  ...{ userId, groupId: 'g1', schoolId: 'oak', requestedAt: new Date(0) },
});
export const fileOf = (id: string, fields: Partial<GroupFile> = {}): GroupFile => ({
  ...{ id, groupId: 'g1', schoolId: 'oak', userId: 'ben', name: `${id}.pdf`, size: 2_000 },
  ...{ createdAt: new Date(0), path: `group-files/oak/g1/${id}.pdf` },
  ...fields,
});

interface Visit {
  group?: Partial<Group>;
  isMember?: boolean;
  calls?: Partial<GroupsPort>;
  reader?: Partial<User>;
  requests?: readonly GroupRequest[];
  files?: readonly GroupFile[];
  isAsking?: boolean;
}

const telling =
  <T,>(value: T) =>
  (...args: unknown[]) => {
    (args.at(-1) as { next(value: T): void }).next(value);
    return () => undefined;
  };

/** Opens a page of the choir as Ana, who is in it unless it is said otherwise. */
export async function visitGroup(page: ReactElement, visit: Visit = {}) {
  const { group = {}, isMember = true, calls = {}, reader = {}, requests = [], files = [], isAsking } = visit;
  const server = aServer();
  const membership = { userId: 'ana', groupId: 'g1', schoolId: 'oak', joinedAt: new Date(0) };
  const groups: Partial<GroupsPort> = {
    watch: telling<Group | null>({ ...choir, ...group }),
    watchMembership: telling(isMember ? membership : null),
    watchMyRequest: telling(isAsking ? requestOf('ana') : null),
    watchRequests: telling([...requests]),
    watchFiles: telling([...files]),
    watchCooldown: telling(null),
    members: async () => ({ items: ['ben', 'cleo', 'dan'].map(memberNamed), next: null }),
    ...calls,
  };
  const rendered = await renderSignedIn(
    <OfflineProvider>
      <Routes>
        <Route path="/groups/:groupId/here" element={page} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
    </OfflineProvider>,
    {
      connection: server,
      groups,
      directory: { watchMember: (_school, uid, observer) => telling(memberNamed(uid))(observer) },
    },
    aMember(reader),
    { route: '/groups/g1/here' },
  );
  return { ...rendered, server };
}
