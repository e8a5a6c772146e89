import type { AccountPort } from './ports/account';
import type { AdminPort } from './ports/admin';
import type { AnnouncementsPort } from './ports/announcements';
import type { AssistantPort } from './ports/assistant';
import type { AuthPort } from './ports/auth';
import type { CasesPort } from './ports/cases';
import type { CommentsPort } from './ports/comments';
import type { CommunityPort } from './ports/community';
import type { ConnectionPort } from './ports/connection';
import type { ContactsPort } from './ports/contacts';
import type { DirectoryPort } from './ports/directory';
import type { EventsPort } from './ports/events';
import type { GroupsPort } from './ports/groups';
import type { InvitesPort } from './ports/invites';
import type { JoiningPort } from './ports/joining';
import type { MyDataPort } from './ports/my-data';
import type { NotificationsPort } from './ports/notifications';
import type { PollsPort } from './ports/polls';
import type { PostsPort } from './ports/posts';
import type { ReportsPort } from './ports/reports';
import type { RsvpsPort } from './ports/rsvps';
import type { SchoolsPort } from './ports/schools';
import type { SignUpsPort } from './ports/sign-ups';
import type { SilencesPort } from './ports/silences';
import type { UsersPort } from './ports/users';

/**
 * All that the app asks of a server, one typed interface per concern. The Firebase adapter and the read-only demo
 * implement it; features never see what is behind.
 */
export interface Backend {
  readonly kind: 'firebase' | 'demo';
  /** Resolves once a server is being asked for what the page that was opened is going to need, or can't be. */
  readonly asked?: Promise<void>;
  auth: AuthPort;
  account: AccountPort;
  users: UsersPort;
  schools: SchoolsPort;
  joining: JoiningPort;
  posts: PostsPort;
  comments: CommentsPort;
  polls: PollsPort;
  groups: GroupsPort;
  events: EventsPort;
  rsvps: RsvpsPort;
  signUps: SignUpsPort;
  announcements: AnnouncementsPort;
  directory: DirectoryPort;
  notifications: NotificationsPort;
  silences: SilencesPort;
  /** The demo has none: it reads nothing from a server and sends nothing. */
  connection?: ConnectionPort;
  invites: InvitesPort;
  assistant: AssistantPort;
  reports: ReportsPort;
  myData: MyDataPort;
  contacts: ContactsPort;
  community: CommunityPort;
  /** Fetched when a queue of reports is first opened. */
  cases(): Promise<CasesPort>;
  /** Fetched when the console is first opened. */
  admin(): Promise<AdminPort>;
}
