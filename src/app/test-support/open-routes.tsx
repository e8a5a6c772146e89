import { aConnection, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { User } from '@/domain/entities/user';
import { AppRoutes } from '../app-routes';
import { lazyPages } from '../lazy-pages';
import type { AppRoute } from '../routes';

/** A table as it is while its paths do not matter to the compiler. */
export type Table = Readonly<Record<string, AppRoute>>;

/** Opens an address of the app that has these routes; null is for a visitor. */
export function openRoutes(table: Table, path: string, person: User | null) {
  const { auth, users } = fakeAccount(person);
  const watchUnread = () => () => undefined;
  const countPending = async () => 0;
  const backend = fakeBackend({
    auth,
    users,
    connection: aConnection,
    notifications: { watchUnread },
    joining: { countPending },
  });
  return renderWithBackend(<AppRoutes pages={lazyPages<object, AppRoute>(table)} />, backend, {
    route: path,
  });
}
