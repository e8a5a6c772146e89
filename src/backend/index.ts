import type { AuthPort, UsersPort } from './account-ports';
import type { AdminPort } from './admin-port';
import type { AssistantPort } from './assistant-port';
import type { DirectoryPort, EventsPort, GroupsPort, NotificationsPort } from './community-ports';
import type { ConnectionPort } from './connection-port';
import type { PostsPort } from './feed-ports';
import type { InvitesPort } from './invites-port';
import type { JoiningPort, SchoolsPort } from './joining-ports';

/**
 * All that the app asks of a server, one typed interface per concern. The Firebase adapter and the read-only demo
 * implement it; features never see what is behind.
 */
export interface Backend {
  readonly kind: 'firebase' | 'demo';
  auth: AuthPort;
  users: UsersPort;
  schools: SchoolsPort;
  joining: JoiningPort;
  posts: PostsPort;
  groups: GroupsPort;
  events: EventsPort;
  directory: DirectoryPort;
  notifications: NotificationsPort;
  /** The demo has none: it reads nothing from a server and sends nothing. */
  connection?: ConnectionPort;
  invites: InvitesPort;
  assistant: AssistantPort;
  /** Fetched when the console is first opened. */
  admin(): Promise<AdminPort>;
}
