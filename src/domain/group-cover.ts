/** The colours that a group's cover can have, as they are stored. Rules allow no others. */
export const GROUP_COVERS = [
  'moss',
  'fern',
  'lagoon',
  'sky',
  'denim',
  'iris',
  'plum',
  'rose',
  'brick',
  'honey',
  'cocoa',
  'slate',
] as const;
export type GroupCover = (typeof GROUP_COVERS)[number];

/** The colour of a group for which nobody has chosen one: of each group always the same, by its id. */
export function defaultCover(groupId: string): GroupCover {
  let hash = 0;
  for (const letter of groupId) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return GROUP_COVERS[hash % GROUP_COVERS.length] ?? GROUP_COVERS[0];
}

/** The colour of a group, also of one from before groups had covers, and of one from after that has a new one. */
export const coverOf = ({ groupId, cover }: { groupId: string; cover: string | null }): GroupCover =>
  GROUP_COVERS.find((known) => known === cover) ?? defaultCover(groupId);
