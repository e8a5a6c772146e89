/** Who knocks. Every table of the suite tries all of them. Uids are plain letters, as Firebase's are. */
export const PERSONAS = [
  /** Nobody signed in. */
  'anonymous',
  /** Signed in, but without an account record. */
  'recordless',
  /** Signed up, no school yet. */
  'newcomer',
  /** Asked for Oakfield, not decided yet. */
  'pending',
  /** Member of Elmwood only. */
  'otherParent',
  /** Was a member of Oakfield; directory entry, group membership and posts were left lying about. */
  'exMember',
  /** Member of Oakfield without groups. */
  'member',
  /** Member of Oakfield who owns what is tried on. */
  'author',
  /** Member of Oakfield and of its group. */
  'groupMember',
  /** Member of Oakfield who left the group and wrote in it before. */
  'exGroupMember',
  /** Moderator and member of Oakfield. */
  'moderator',
  /** Moderator and member of Elmwood. */
  'otherModerator',
  /** Still flagged as moderator, but member of no school any more. */
  'strayModerator',
  /** Admin, member of no school. */
  'admin',
] as const;
export type Persona = (typeof PERSONAS)[number];

/** All who belong to Oakfield. */
export const MEMBERS = ['member', 'author', 'groupMember', 'exGroupMember', 'moderator'] as const;

/** Everybody with an identity, approved or not. */
export const SIGNED_IN = PERSONAS.filter((persona) => persona !== 'anonymous');

export const emailOf = (persona: string): string => `${persona.toLowerCase()}@schoolgate.test`;
