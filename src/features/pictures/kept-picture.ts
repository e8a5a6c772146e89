import { decodeFiles, type EncodedFile, encodeFiles } from '@/encoded-files';
import type { EncodedPicture } from './encode-picture';

/** A picture as a draft keeps it: as text. */
export interface KeptPicture extends Omit<EncodedPicture, 'blob'> {
  blob: EncodedFile;
}

export const keepPicture = async (picture: EncodedPicture): Promise<KeptPicture> =>
  (await encodeFiles(picture)) as KeptPicture;

/** What was kept, to be stored. */
export const pictureOf = ({ blob, name, width, height }: KeptPicture): EncodedPicture => ({
  ...{ name, width, height },
  blob: decodeFiles(blob) as Blob,
});

/** An address for showing it. */
export const sourceOf = ({ blob: { coded: file } }: KeptPicture): string =>
  `data:${file.type};base64,${file.base64}`;

/** The pictures that a draft keeps; one of before there could be several has a single one, or none. */
export const keptPictures = <P extends KeptPicture>(
  draft: { pictures?: readonly P[]; picture?: P | null } | null,
): readonly P[] => draft?.pictures ?? (draft?.picture ? [draft.picture] : []);
