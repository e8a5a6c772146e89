import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocsFromServer,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { DEVICE_SLOTS, MAX_DEVICE_LABEL } from '@/domain/entities/device';
import { MAX_ENDPOINT } from '@/domain/push-service';
import { allows, denies, exactly, matrix } from './support/cases';
import { loadRules } from './support/environment';
import { LONG_AGO } from './support/factories';
import { device, storedDevice } from './support/own-data';
import { type Persona, SIGNED_IN } from './support/personas';

const rules = loadRules('devices');
const all = (persona: Persona, of: Persona = 'author') =>
  collection(rules.as(persona), 'users', of, 'devices');
const ref = (persona: Persona, of: Persona = 'author', slot = '0') => doc(all(persona, of), slot);
const page = (persona: Persona, of: Persona, count: number) => query(all(persona, of), limit(count));
const none = (p: Persona) => rules.put({ [`users/${p}/devices/0`]: null });
const own = (p: Persona) => rules.put({ [`users/${p}/devices/0`]: storedDevice() });
const back = () => rules.restore('users/author/devices/0');

describe('devices by role', () => {
  matrix([
    { verb: 'get', what: 'the author’s', may: ['author'], act: (p) => getDoc(ref(p)) },
    { verb: 'get', what: 'one’s own, not there', may: SIGNED_IN, act: (p) => getDoc(ref(p, p)), setUp: none },
    {
      verb: 'list',
      what: 'the author’s',
      may: ['author'],
      act: (p) => getDocsFromServer(page(p, 'author', 10)),
    },
    { verb: 'list', what: 'one’s own', may: SIGNED_IN, act: (p) => getDocsFromServer(page(p, p, 10)) },
    {
      verb: 'count',
      what: 'the author’s',
      may: ['author'],
      act: (p) => getCountFromServer(page(p, 'author', 10)),
    },
    {
      verb: 'list',
      what: 'everybody’s',
      may: [],
      act: (p) => getDocsFromServer(query(collectionGroup(rules.as(p), 'devices'), limit(1))),
    },
    {
      verb: 'create',
      what: 'one’s own',
      may: SIGNED_IN,
      act: (p) => setDoc(ref(p, p), device()),
      setUp: none,
    },
    {
      verb: 'create',
      what: 'the author’s',
      may: ['author'],
      act: (p) => setDoc(ref(p), device()),
      setUp: () => none('author'),
    },
    {
      verb: 'update',
      what: 'the author’s',
      may: ['author'],
      act: (p) => setDoc(ref(p), device()),
      setUp: back,
    },
    {
      verb: 'update',
      what: 'when the author was seen',
      may: ['author'],
      act: (p) => updateDoc(ref(p), { seenAt: serverTimestamp() }),
      setUp: back,
    },
    { verb: 'delete', what: 'the author’s', may: ['author'], act: (p) => deleteDoc(ref(p)), setUp: back },
    { verb: 'delete', what: 'one’s own', may: SIGNED_IN, act: (p) => deleteDoc(ref(p, p)), setUp: own },
  ]);
  denies('eleven devices', () => getDocsFromServer(page('author', 'author', 11)));
  denies('devices without a limit', () => getDocsFromServer(all('author')));
});

describe('registering', () => {
  const cleared = () => none('member');
  const save = (payload: object, slot?: string) => setDoc(ref('member', 'member', slot), payload);
  const at = (endpoint: string) => () => save(device(endpoint));
  const { keys } = device();
  const { p256dh, auth } = keys as { p256dh: string; auth: string };
  exactly(
    'a device',
    device,
    save,
    {
      'no address': { endpoint: '' },
      'an address that is no text': { endpoint: 7 },
      'keys that are text': { keys: 'secret' },
      'keys without one of both': { keys: { p256dh } },
      'keys with one too many': { keys: { p256dh, auth, more: 'x' } },
      'a key of 86 characters': { keys: { auth, p256dh: p256dh.slice(1) } },
      'a key of 88 characters': { keys: { auth, p256dh: `${p256dh}a` } },
      'a key of other characters': { keys: { auth, p256dh: `${p256dh.slice(1)}+` } },
      'a secret of 21 characters': { keys: { p256dh, auth: auth.slice(1) } },
      'a secret of 23 characters': { keys: { p256dh, auth: `${auth}a` } },
      'a secret of other characters': { keys: { p256dh, auth: `${auth.slice(1)}/` } },
      'no name': { label: '' },
      'a name of blanks': { label: ' ' },
      'a name of 61 characters': { label: 'x'.repeat(MAX_DEVICE_LABEL + 1) },
      'a name that is no text': { label: 7 },
      'dated back': { createdAt: LONG_AGO },
      'seen another time': { seenAt: LONG_AGO },
    },
    cleared,
  );
  allows(
    'a name of 60 characters',
    () => save({ ...device(), label: 'é'.repeat(MAX_DEVICE_LABEL) }),
    cleared,
  );
  for (const slot of DEVICE_SLOTS)
    allows(
      `slot ${slot}`,
      () => save(device(), slot),
      () => rules.put({ [`users/member/devices/${slot}`]: null }),
    );
  for (const slot of ['10', '00', 'a', '-1', '_', 'slot']) denies(`slot ${slot}`, () => save(device(), slot));

  for (const endpoint of [
    'https://fcm.googleapis.com/wp/dV0:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk_-x=',
    'https://web.push.apple.com/QGuX1-_x',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2fx%3d%3d&a=1',
  ])
    allows(`an address like ${endpoint}`, at(endpoint), cleared);
  for (const endpoint of [
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com@evil.test/x',
    'https://fcm.googleapis.com.evil.test/x',
    'https://fcmxgoogleapis.com/x',
    'https://evilpush.apple.com/x',
    'https://a.b.push.apple.com/x',
    'https://push.apple.com/x',
    'https://storage.googleapis.com/x',
    'https://fcm.googleapis.com',
    'https://fcm.googleapis.com/',
    'https://fcm.googleapis.com/x#y',
    'https://fcm.googleapis.com/x y',
    'https://fcm.googleapis.com/x\ny',
    'https://evil.test/https://fcm.googleapis.com/x',
    'http://169.254.169.254/computeMetadata/v1/',
    'http://127.0.0.1/x',
    'http://localhost:9000/x',
    'http://127.0.0.1:9000/x/y',
    'http://10.0.0.1:9000/x',
    'javascript:alert(1)',
  ])
    denies(`an address like ${JSON.stringify(endpoint)}`, at(endpoint), cleared);
  const long = (length: number) => 'https://fcm.googleapis.com/'.padEnd(length, 'x');
  allows('an address of 1,000 characters', at(long(MAX_ENDPOINT)), cleared);
  denies('an address of 1,001 characters', at(long(MAX_ENDPOINT + 1)), cleared);
  allows('a service of the local backend, in a demo project', at('http://127.0.0.1:9000/device-1'), cleared);
});

describe('registering anew', () => {
  const there = () => own('member');
  const again = (fields: object) => () => setDoc(ref('member', 'member'), { ...device(), ...fields });
  allows('with the time of before', again({ createdAt: LONG_AGO }), there);
  allows('as another device', again({ endpoint: 'https://web.push.apple.com/other' }), there);
  denies('from another time on', again({ createdAt: new Date('2020-01-02T00:00:00Z') }), there);
  denies('seen another time', again({ createdAt: LONG_AGO, seenAt: LONG_AGO }), there);
  denies('elsewhere', again({ endpoint: 'https://evil.test/x' }), there);
});

describe('a project that is not for trying out', () => {
  const live = loadRules('live-devices', { projectId: 'schoolgate-devices' });
  const at = (endpoint: string) => () =>
    setDoc(doc(live.as('member'), 'users/member/devices/0'), device(endpoint));
  allows('an address of a push service', at('https://fcm.googleapis.com/fcm/send/x'));
  denies('one of the local backend', at('http://127.0.0.1:9000/device-1'));
});
