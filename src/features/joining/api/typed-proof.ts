import { fileExtension } from '@/domain/inputs/account';
import { PROOF_TYPES } from '@/domain/limits';

/** The document with the type of its extension: some systems know none, and our storage takes only the four. */
export function typedProof(file: File): File {
  const types: Record<string, string | undefined> = PROOF_TYPES;
  const type = types[fileExtension(file.name)];
  return type && type !== file.type ? new File([file], file.name, { type }) : file;
}
