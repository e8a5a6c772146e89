import type { Backend } from '..';
import { fetched } from '../fetched';
import type { AdminPort } from '../ports/admin';
import { accountPort } from './account';
import { lateAssistant } from './assistant/late';
import { authPort } from './auth';
import { connectionPort } from './connection';
import { lateContacts } from './contacts/late';
import { directoryPort } from './directory';
import { eventsPort } from './events';
import { lateGroups } from './groups/late';
import { lateInvites } from './invites/late';
import { joiningPort } from './joining';
import { lateReports } from './moderation/late';
import { lateCommunity } from './moderation/late-community';
import { myDataPort } from './my-data';
import { notificationsPort } from './notifications';
import { postsPort } from './posts';
import { commentsPort } from './posts/comments';
import { schoolsPort } from './schools';
import { signInStore } from './sign-in/persistence';
import { usersPort } from './users';

let admin: Promise<AdminPort> | undefined;

const firebaseBackend: Backend = {
  kind: 'firebase',
  auth: authPort,
  account: accountPort,
  connection: connectionPort,
  users: usersPort,
  schools: schoolsPort,
  joining: joiningPort,
  posts: postsPort,
  comments: commentsPort,
  notifications: notificationsPort,
  invites: lateInvites,
  assistant: lateAssistant,
  reports: lateReports,
  myData: myDataPort,
  contacts: lateContacts,
  community: lateCommunity,
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
  groups: lateGroups,
  events: eventsPort,
  directory: directoryPort,
};

/**
 * The port over Firebase, once it is known what this device can keep. Loaded lazily, so that public pages paint
 * without it.
 */
export const openFirebase = (): Promise<Backend> => signInStore.ready.then(() => firebaseBackend);
