import { ref, uploadBytes } from 'firebase/storage';
import { groupFilePath } from '@/domain/entities/group-file';
import { dayAfter, type UploadKind } from '@/domain/rate-counter';
import { allows, denies } from './cases';
import { counterPath, today } from './counted';
import type { loadRules } from './environment';
import { GROUP, LONG_AGO, OAKFIELD } from './factories';
import type { Persona } from './personas';

/** A file as a client uploads it. */
export interface Upload {
  path: string;
  bytes: number;
  contentType: string;
  customMetadata: Record<string, string>;
  /** What our client never sets. */
  contentEncoding?: string;
  contentDisposition?: string;
}
const KINDS: Record<string, UploadKind> = {
  'proof-uploads': 'proofs',
  'post-images': 'postImages',
  'profile-pictures': 'profilePictures',
  'group-files': 'groupFiles',
};
/** The counter of a file, as its uploader's client has written it before. */
export function counterOf(persona: Persona, { path, customMetadata }: Upload): Record<string, object> {
  const kind = KINDS[path.split('/')[0] ?? ''];
  if (!kind) return {};
  const lastId = kind === 'proofs' ? `${customMetadata.schoolId}/${path}` : path;
  const times = { at: LONG_AGO, expiresAt: dayAfter(today()) };
  return { [counterPath(persona, kind)]: { count: 1, lastId, ...times } };
}
/** Every try uploads to a name of its own, so that no overwrite decides. */
let serial = Date.now();
export const proof = (uid: string, change: Partial<Upload> = {}): Upload => {
  serial += 1;
  return {
    path: `proof-uploads/${uid}-${serial}-letter.pdf`,
    bytes: 64,
    contentType: 'application/pdf',
    customMetadata: { uid, schoolId: OAKFIELD },
    ...change,
  };
};
export const image = (uid: string, change: Partial<Upload> = {}): Upload => ({
  path: `post-images/${uid}/${crypto.randomUUID()}-4x3.jpg`,
  bytes: 64,
  contentType: 'image/jpeg',
  customMetadata: { uid, schoolId: OAKFIELD },
  ...change,
});
export const sheet = (uid: string, change: Partial<Upload> = {}): Upload => ({
  path: groupFilePath({ schoolId: OAKFIELD, groupId: GROUP, id: crypto.randomUUID() }),
  bytes: 64,
  contentType: 'application/pdf',
  customMetadata: { uid, schoolId: OAKFIELD },
  ...change,
});
export const face = (uid: string, change: Partial<Upload> = {}): Upload => ({
  path: `profile-pictures/${uid}/${crypto.randomUUID()}.webp`,
  bytes: 64,
  contentType: 'image/webp',
  customMetadata: { uid },
  ...change,
});

/** What is refused in every folder. */
const anywhere = (uid: string): Record<string, Partial<Upload>> => ({
  'that is empty': { bytes: 0 },
  'that is a page': { contentType: 'text/html' },
  'that is a drawing with scripts': { contentType: 'image/svg+xml' },
  'of an unknown kind': { contentType: 'application/octet-stream' },
  'that unpacks on the reader’s device': { contentEncoding: 'gzip' },
  'that unpacks in another way': { contentEncoding: 'br' },
  'that is saved instead of shown': { contentDisposition: 'attachment' },
  'that is saved under another name': { contentDisposition: 'inline; filename=setup.exe' },
  'with a label more': { customMetadata: { uid, schoolId: OAKFIELD, note: 'x'.repeat(1000) } },
  'of somebody else': { customMetadata: { uid: 'author', schoolId: OAKFIELD } },
  'of nobody': { customMetadata: { schoolId: OAKFIELD } },
});

/** Uploads under these rules. */
export function uploads(rules: ReturnType<typeof loadRules>) {
  const at = (persona: Persona, path: string) => ref(rules.files(persona), path);
  /** The upload alone, without its count. */
  const send = (persona: Persona, { path, bytes, ...metadata }: Upload) =>
    uploadBytes(at(persona, path), new Uint8Array(bytes), metadata);
  const upload = async (persona: Persona, file: Upload) => {
    await rules.put(counterOf(persona, file));
    return send(persona, file);
  };
  /** What is refused of a file, and what the platform adds to one. */
  function wrong(
    what: string,
    by: Persona,
    make: (change: Partial<Upload>) => Upload,
    cases: Record<string, Partial<Upload>>,
  ) {
    for (const [reason, change] of Object.entries({ ...anywhere(by), ...cases })) {
      denies(`${what} ${reason}`, () => upload(by, make(change)));
    }
    for (const contentDisposition of ['inline', "inline; filename*=utf-8''"]) {
      allows(`${what} with what the platform adds: ${contentDisposition}`, () => {
        const file = make({});
        const named = contentDisposition === 'inline' ? '' : file.path.split('/').at(-1);
        const served = { contentEncoding: 'identity', contentDisposition: contentDisposition + named };
        return upload(by, { ...file, ...served });
      });
    }
  }
  return {
    at,
    send,
    upload,
    wrong,
    /** A file that is there, past the rules. */
    put: ({ path, bytes, ...metadata }: Upload) =>
      uploadBytes(ref(rules.pastFiles, path), new Uint8Array(bytes), metadata),
  };
}
