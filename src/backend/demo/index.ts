import type { Backend } from '..';
import { account, auth, joining, schools, users } from './account';
import { announcements } from './announcements';
import { assistant } from './assistant';
import { directory, events, groups, invites, notifications, rsvps } from './community';
import { contacts } from './contacts';
import { comments, polls, posts } from './feed';
import { community, reports } from './moderation';
import { myData } from './my-data';
import { refuse } from './refuse';
import { signUps } from './sign-ups';
import { silences } from './silences';

/** The port over one made-up school, to be looked at. Every write fails with "read-only". */
export const demoBackend: Backend = {
  kind: 'demo',
  auth,
  account,
  users,
  schools,
  joining,
  posts,
  comments,
  polls,
  groups,
  events,
  rsvps,
  signUps,
  announcements,
  directory,
  notifications,
  silences,
  invites,
  assistant,
  reports,
  myData,
  contacts,
  community,
  cases: refuse,
  admin: refuse,
};
