import type { AuthPort, UsersPort } from './ports/account';
import type { AdminPort } from './ports/admin';
import type { AssistantPort } from './ports/assistant';
import type { DirectoryPort, EventsPort, GroupsPort, NotificationsPort } from './ports/community';
import type { ConnectionPort } from './ports/connection';
import type { PostsPort } from './ports/posts';
import type { InvitesPort } from './ports/invites';
import type { JoiningPort, SchoolsPort } from './ports/joining';

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
