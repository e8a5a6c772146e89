import type admin from '@/messages/en/admin.json';
import type assistant from '@/messages/en/assistant.json';
import type auth from '@/messages/en/auth.json';
import type common from '@/messages/en/common.json';
import type contact from '@/messages/en/contact.json';
import type demo from '@/messages/en/demo.json';
import type directory from '@/messages/en/directory.json';
import type errors from '@/messages/en/errors.json';
import type events from '@/messages/en/events.json';
import type feed from '@/messages/en/feed.json';
import type frame from '@/messages/en/frame.json';
import type groups from '@/messages/en/groups.json';
import type interest from '@/messages/en/interest.json';
import type invites from '@/messages/en/invites.json';
import type joining from '@/messages/en/joining.json';
import type landing from '@/messages/en/landing.json';
import type moderation from '@/messages/en/moderation.json';
import type moderator from '@/messages/en/moderator.json';
import type notifications from '@/messages/en/notifications.json';
import type offline from '@/messages/en/offline.json';
import type profile from '@/messages/en/profile.json';
import type validation from '@/messages/en/validation.json';

/** Every namespace of src/messages/en: a new file there gets a line here, then its keys are type-checked. */
export interface Messages {
  common: typeof common;
  errors: typeof errors;
  frame: typeof frame;
  auth: typeof auth;
  joining: typeof joining;
  moderation: typeof moderation;
  moderator: typeof moderator;
  admin: typeof admin;
  feed: typeof feed;
  landing: typeof landing;
  interest: typeof interest;
  contact: typeof contact;
  demo: typeof demo;
  notifications: typeof notifications;
  directory: typeof directory;
  offline: typeof offline;
  profile: typeof profile;
  groups: typeof groups;
  events: typeof events;
  invites: typeof invites;
  assistant: typeof assistant;
  validation: typeof validation;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: Messages;
  }
}
