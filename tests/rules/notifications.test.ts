import {
  collection,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, changes, denies, matrix, removals } from './support/cases';
import { loadRules } from './support/environment';
import { LONG_AGO, notification } from './support/factories';
import type { Persona } from './support/personas';

const rules = loadRules('notifications');
const ID = 'like_schoolPost_member';
const notifications = (persona: Persona) => collection(rules.as(persona), 'notifications');
const ref = (persona: Persona) => doc(notifications(persona), ID);
const mine = where('userId', '==', 'author');
const page = (persona: Persona, count = 50) =>
  query(notifications(persona), mine, orderBy('createdAt', 'desc'), limit(count));
const back = () => rules.restore(`notifications/${ID}`);

describe('notifications by role', () => {
  matrix([
    { verb: 'get', what: 'a notification', may: ['author'], act: (p) => getDoc(ref(p)) },
    {
      verb: 'list',
      what: 'the author’s notifications',
      may: ['author'],
      act: (p) => getDocsFromServer(page(p)),
    },
    {
      verb: 'count',
      what: 'the author’s unread notifications',
      may: ['author'],
      act: (p) => getCountFromServer(query(notifications(p), mine, where('read', '==', false), limit(50))),
    },
    {
      verb: 'list',
      what: 'everybody’s notifications',
      may: [],
      act: (p) => getDocsFromServer(query(notifications(p), limit(50))),
    },
    {
      verb: 'create',
      what: 'a notification',
      may: [],
      act: (p) => setDoc(doc(notifications(p), `like_schoolPost_${p}`), notification('author')),
    },
    {
      verb: 'create',
      what: 'a notification to oneself',
      may: [],
      act: (p) => setDoc(doc(notifications(p), 'note'), notification(p)),
    },
    {
      verb: 'update',
      what: 'a notification as read',
      may: ['author'],
      act: (p) => updateDoc(ref(p), { read: true }),
      setUp: back,
    },
    { verb: 'delete', what: 'a notification', may: [], act: (p) => deleteDoc(ref(p)) },
  ]);
  denies('notifications without a limit', () => getDocsFromServer(query(notifications('author'), mine)));
  denies('51 notifications', () => getDocsFromServer(page('author', 51)));
});

describe('reading a notification', () => {
  changes(
    'it',
    (change) => updateDoc(ref('author'), change),
    {
      right: { 'marked as read': { read: true } },
      wrong: {
        'with other words': { read: true, message: 'You won' },
        'given to somebody else': { read: true, userId: 'member' },
        'marked as mailed': { read: true, emailed: true },
        'marked as something': { read: 'yes' },
        'taken out of the bell': { read: true, app: false },
        'made news again': { read: true, version: 2 },
        'made to ring now': { read: true, pushAt: LONG_AGO },
        'of no school': { read: true, schoolId: null },
        'with another picture': { read: true, imageUrl: 'https://elsewhere.test/x.jpg' },
        'with another face': { read: true, actors: [{ id: 'member', name: 'Ben', profilePicUrl: null }] },
        ...removals('read'),
      },
    },
    back,
  );
  denies(
    'it marked as unread',
    () => updateDoc(ref('author'), { read: false }),
    () => rules.put({ [`notifications/${ID}`]: { ...notification('author'), read: true } }),
  );
  const many = Array.from({ length: 50 }, (_, index) => `notifications/many${index}`);
  allows(
    'fifty marked as read at once',
    () => {
      const db = rules.as('author');
      const batch = writeBatch(db);
      for (const path of many) batch.update(doc(db, path), { read: true });
      return batch.commit();
    },
    () => rules.put(Object.fromEntries(many.map((path) => [path, notification('author')]))),
  );
});
