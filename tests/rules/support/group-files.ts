import { deleteObject, getBytes, getMetadata, listAll, updateMetadata } from 'firebase/storage';
import { MAX_GROUP_FILE_BYTES } from '@/domain/group-limits';
import { groupMembershipId } from '@/domain/ids';
import { allows, denies, matrix } from './cases';
import type { Rules } from './environment';
import { ELMWOOD, GROUP, groupMembership, LONG_AGO, OAKFIELD } from './factories';
import type { Persona } from './personas';
import { sheet, uploads } from './uploads';

/** Tries the files of groups, under the rules of storage.test.ts. */
export function tryGroupFiles(rules: Rules): void {
  const { at, put, upload, wrong } = uploads(rules);
  const openings = sheet('groupMember');
  // Another case has had a member in the group.
  const there = async () => {
    await rules.restore(
      `groups/${GROUP}`,
      ...['member', 'exMember'].map((p) => `groupMemberships/${p}_${GROUP}`),
    );
    await put(openings);
  };
  const look = (p: Persona) => getBytes(at(p, openings.path));
  // Who was left behind in a group reads on until a function has ended the membership, as in `leaveGroups`.
  const INSIDE = ['exMember', 'groupMember'] as const;
  matrix([
    { verb: 'get', what: 'a file', may: INSIDE, act: look, setUp: there },
    {
      verb: 'get',
      what: 'what is known of it',
      may: INSIDE,
      act: (p) => getMetadata(at(p, openings.path)),
    },
    {
      verb: 'list',
      what: 'files',
      may: [],
      act: (p) => listAll(at(p, `group-files/${OAKFIELD}/${GROUP}`)),
    },
    { verb: 'create', what: 'a file', may: INSIDE, act: (p) => upload(p, sheet(p)) },
    {
      verb: 'create',
      what: 'a file in another’s name',
      may: ['groupMember'],
      act: (p) => upload(p, sheet('groupMember')),
    },
    {
      verb: 'update',
      what: 'a file by another',
      may: [],
      act: (p) => upload(p, { ...sheet(p), path: openings.path }),
    },
    {
      verb: 'update',
      what: 'how a file is served',
      may: [],
      act: (p) => updateMetadata(at(p, openings.path), { cacheControl: 'public' }),
    },
    { verb: 'delete', what: 'a file', may: [], act: (p) => deleteObject(at(p, openings.path)) },
  ]);
  const path = (school: string, group: string, name: string) => `group-files/${school}/${group}/${name}`;
  const id = () => crypto.randomUUID();
  wrong('a file', 'groupMember', (change) => sheet('groupMember', change), {
    'of more than 10 MB': { bytes: MAX_GROUP_FILE_BYTES + 1 },
    'that is a picture': { contentType: 'image/jpeg' },
    'that is a picture by its name': { path: path(OAKFIELD, GROUP, `${id()}.jpg`) },
    'that is a picture by name and kind': {
      path: path(OAKFIELD, GROUP, `${id()}.jpg`),
      contentType: 'image/jpeg',
    },
    'whose name can be guessed': { path: path(OAKFIELD, GROUP, 'openings.pdf') },
    'in a folder below': { path: path(OAKFIELD, GROUP, `${id()}/a.pdf`) },
    'beside the folder': { path: `group-files/${OAKFIELD}/${id()}.pdf` },
    'in a group that one is not in': { path: path(OAKFIELD, 'others', `${id()}.pdf`) },
    'in a group under another school': {
      path: path(ELMWOOD, GROUP, `${id()}.pdf`),
      customMetadata: { uid: 'groupMember', schoolId: ELMWOOD },
    },
    'labelled for another school': { customMetadata: { uid: 'groupMember', schoolId: ELMWOOD } },
    'for no school': { customMetadata: { uid: 'groupMember' } },
  });
  allows('a file of 10 MB', () =>
    upload('groupMember', sheet('groupMember', { bytes: MAX_GROUP_FILE_BYTES })),
  );
  denies(
    'a look into a group that is out of sight',
    () => look('groupMember'),
    async () => {
      await there();
      await rules.put({ [`groups/${GROUP}`]: null });
    },
  );
  const membership = `groupMemberships/${groupMembershipId('author', GROUP)}`;
  denies(
    'a look by who was in it',
    () => look('author'),
    async () => {
      await rules.restore(`groups/${GROUP}`);
      await rules.put({ [membership]: null });
    },
  );
  denies(
    'a look by a membership of another school’s group',
    () => look('author'),
    () =>
      rules.put({
        [membership]: { ...groupMembership('author', GROUP), schoolId: ELMWOOD, joinedAt: LONG_AGO },
      }),
  );
}
