import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocsFromServer,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { MAIL_CHOICES } from '@/domain/entities/notification-settings';
import { NOTIFICATION_KINDS } from '@/domain/notification-kinds';
import { allows, denies, exactly, matrix } from './support/cases';
import { loadRules } from './support/environment';
import { notificationSettings } from './support/own-data';
import { type Persona, SIGNED_IN } from './support/personas';

const rules = loadRules('notificationsettings');
const all = (persona: Persona, of: Persona) => collection(rules.as(persona), 'users', of, 'settings');
const ref = (persona: Persona, of: Persona = persona, name = 'notifications') => doc(all(persona, of), name);
const none = (p: Persona) => rules.put({ [`users/${p}/settings/notifications`]: null });
const own = (p: Persona) => rules.put({ [`users/${p}/settings/notifications`]: notificationSettings() });
const back = () => rules.restore('users/author/settings/notifications');

describe('settings by role', () => {
  matrix([
    { verb: 'get', what: 'the author’s', may: ['author'], act: (p) => getDoc(ref(p, 'author')) },
    { verb: 'get', what: 'one’s own, not there', may: SIGNED_IN, act: (p) => getDoc(ref(p)), setUp: none },
    {
      verb: 'list',
      what: 'one’s own',
      may: [],
      act: (p) => getDocsFromServer(query(all(p, p), limit(1))),
      setUp: own,
    },
    {
      verb: 'list',
      what: 'everybody’s',
      may: [],
      act: (p) => getDocsFromServer(query(collectionGroup(rules.as(p), 'settings'), limit(1))),
    },
    {
      verb: 'create',
      what: 'one’s own',
      may: SIGNED_IN,
      act: (p) => setDoc(ref(p), notificationSettings()),
      setUp: none,
    },
    {
      verb: 'create',
      what: 'the author’s',
      may: ['author'],
      act: (p) => setDoc(ref(p, 'author'), notificationSettings()),
      setUp: () => none('author'),
    },
    {
      verb: 'update',
      what: 'the author’s',
      may: ['author'],
      act: (p) => updateDoc(ref(p, 'author'), { pushShowsText: false }),
      setUp: back,
    },
    { verb: 'delete', what: 'one’s own', may: [], act: (p) => deleteDoc(ref(p)), setUp: own },
  ]);
});

describe('choosing', () => {
  const cleared = () => none('member');
  const save = (payload: object, name?: string) => setDoc(ref('member', 'member', name), payload);
  const { kinds, digest } = notificationSettings();
  const withKind = (kind: object | null) => ({ kinds: { ...kinds, comment: kind } });
  exactly(
    'settings',
    notificationSettings,
    save,
    {
      'kinds that are no map': { kinds: [] },
      'a kind too many': { kinds: { ...kinds, weather: kinds.comment } },
      'a kind that is null': withKind(null),
      'a kind with a field too many': withKind({ ...kinds.comment, sms: true }),
      'a kind without one': withKind({ app: true, push: true }),
      'an app that is no choice': withKind({ ...kinds.comment, app: 'yes' }),
      'a push that is no choice': withKind({ ...kinds.comment, push: 1 }),
      'a mail that is no choice': withKind({ ...kinds.comment, mail: 'always' }),
      'quiet hours that are text': { quietHours: '21-7' },
      'quiet hours without an end': { quietHours: { from: 21 } },
      'quiet hours with a field too many': { quietHours: { from: 21, to: 7, days: 5 } },
      'quiet hours from before midnight': { quietHours: { from: -1, to: 7 } },
      'quiet hours to the 24th': { quietHours: { from: 21, to: 24 } },
      'quiet hours of half an hour': { quietHours: { from: 21.5, to: 7 } },
      'a zone that none is': { timeZone: 'Los Angeles!' },
      'a zone of 65 characters': { timeZone: 'x'.repeat(65) },
      'no zone': { timeZone: '' },
      'a choice of text that is none': { pushShowsText: 'yes' },
      'a digest of another rhythm': { digest: { ...digest, rhythm: 'hourly' } },
      'a digest at the 24th hour': { digest: { ...digest, hour: 24 } },
      'a digest before midnight': { digest: { ...digest, hour: -1 } },
      'a digest with a field too many': { digest: { ...digest, day: 1 } },
    },
    cleared,
  );
  for (const kind of NOTIFICATION_KINDS) {
    const { [kind]: own, ...others } = kinds;
    denies(`settings without ${kind}`, () => save({ ...notificationSettings(), kinds: others }), cleared);
    denies(
      `settings whose ${kind} is no choice`,
      () => save({ ...notificationSettings(), kinds: { ...others, [kind]: { ...own, push: null } } }),
      cleared,
    );
  }
  for (const mail of MAIL_CHOICES)
    allows(
      `mail ${mail}`,
      () => save({ ...notificationSettings(), ...withKind({ app: false, push: true, mail }) }),
      cleared,
    );
  allows('no quiet hours', () => save({ ...notificationSettings(), quietHours: null }), cleared);
  for (const hour of [0, 23])
    allows(
      `quiet hours and a digest at ${hour}`,
      () =>
        save({
          ...notificationSettings(),
          quietHours: { from: hour, to: hour },
          digest: { rhythm: 'weekly', hour },
        }),
      cleared,
    );
  for (const name of ['others', 'notifications2'])
    denies(`settings called ${name}`, () => save(notificationSettings(), name));
});
