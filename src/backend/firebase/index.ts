import type { Backend } from '..';
import { fetched } from '../fetched';
import type { AdminPort } from '../ports/admin';
import type { CommunityPort } from '../ports/community';
import { authPort } from './auth';
import { connectionPort } from './connection';
import { eventsPort } from './events';
import { ownView } from './moderation/own-view';
import { myDataPort } from './my-data';
import { notificationsPort } from './notifications';
import { postsPort } from './posts';
import { askEarly } from './posts/ask-early';
import { commentsPort } from './posts/comments';
import { latePort } from './reading/late-port';
import { schoolsPort } from './schools';
import { signInStore } from './sign-in/persistence';
import { usersPort } from './users';

let admin: Promise<AdminPort> | undefined;

// What the first screen asks for is there at once; the code of the rest comes with the first page that calls it.
const firebaseBackend: Backend = {
  kind: 'firebase',
  auth: authPort,
  account: latePort(() => import('./account').then((module) => module.accountPort)),
  connection: connectionPort,
  users: usersPort,
  schools: schoolsPort,
  joining: latePort(() => import('./joining').then((module) => module.joiningPort)),
  posts: postsPort,
  comments: commentsPort,
  notifications: notificationsPort,
  silences: latePort(() => import('./silences').then((module) => module.silencesPort)),
  invites: latePort(() => import('./invites').then((module) => module.invitesPort)),
  assistant: latePort(() => import('./assistant').then((module) => module.assistantPort)),
  reports: latePort(() => import('./moderation/reports').then((module) => module.reportsPort)),
  myData: myDataPort,
  contacts: latePort(() => import('./contacts').then((module) => module.contactsPort)),
  community: latePort<CommunityPort>(
    () => import('./moderation/community').then(({ communityPort }) => ({ ...ownView, ...communityPort })),
    ownView,
  ),
  cases: () => fetched(() => import('./moderation/cases')).then((module) => module.casesPort),
  admin: () => {
    admin ??= fetched(() => import('./admin')).then(
      (module) => module.adminPort,
      (error: unknown) => {
        // The next call tries again.
        admin = undefined;
        throw error;
      },
    );
    return admin;
  },
  groups: latePort(() => import('./groups').then((module) => module.groupsPort)),
  events: eventsPort,
  polls: latePort(() => import('./polls').then((module) => module.pollsPort)),
  rsvps: latePort(() => import('./rsvps').then((module) => module.rsvpsPort)),
  signUps: latePort(() => import('./sign-ups').then((module) => module.signUpsPort)),
  announcements: latePort(() => import('./announcements').then((module) => module.announcementsPort)),
  directory: latePort(() => import('./directory').then((module) => module.directoryPort)),
};

/**
 * The port over Firebase, once it is known what this device can keep. Loaded lazily, so that public pages paint
 * without it.
 */
export const openFirebase = async (): Promise<Backend> => {
  await signInStore.ready;
  // What can't be asked now is asked again by the page, which tells of it.
  return { ...firebaseBackend, asked: askEarly().catch(() => undefined) };
};
