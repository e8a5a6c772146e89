import { doc, writeBatch } from 'firebase/firestore';
import { DAY_MS } from '@/domain/time';
import { loadRules } from './environment';
import * as make from './factories';
import type { Persona } from './personas';

const { CLOSED_GROUP, LONG_AGO } = make;

/** The group's member has created the closed group, exGroupMember helps in it. */
export const RUN_IT: readonly Persona[] = ['groupMember', 'exGroupMember'];
/** Who runs it once both are away. */
export const STAFF: readonly Persona[] = ['moderator', 'admin'];

export const groupPath = `groups/${CLOSED_GROUP}`;
export const requestPath = (of: string, groupId = CLOSED_GROUP) => `groupRequests/${of}_${groupId}`;
export const membershipPath = (of: string, groupId = CLOSED_GROUP) => `groupMemberships/${of}_${groupId}`;
export const cooldownPath = (of: string, groupId = CLOSED_GROUP) => `groupCooldowns/${of}_${groupId}`;

/** Nobody who runs it is in it any more. */
export const LEFT = Object.fromEntries(RUN_IT.map((p) => [membershipPath(p), null]));

/** The closed group as in the world, but for this. */
export const closed = (change: object = {}) => ({
  ...make.group(CLOSED_GROUP, 'groupMember'),
  createdAt: LONG_AGO,
  access: 'request',
  helpers: ['exGroupMember'],
  ...change,
});

/** A wait that began so many days ago. */
export const storedCooldown = (kind: 'declined' | 'removed', days: number, of = 'member') => ({
  ...make.groupCooldown(of, kind),
  startedAt: new Date(Date.now() - days * DAY_MS),
});

/** Loads the rules for a test file about the closed group, for which the author asks. */
export function loadClosedGroup(name: string) {
  const rules = loadRules(name);
  const at = (persona: Persona, path: string) => doc(rules.as(persona), path);
  return {
    rules,
    at,
    /** Puts the group and all around it in order, but for this. */
    inOrder:
      (change: Record<string, object | null> = {}) =>
      async () => {
        await rules.restore(
          requestPath('author'),
          ...['member', 'author', 'moderator', ...RUN_IT].flatMap((p) => [
            membershipPath(p),
            cooldownPath(p),
          ]),
          ...['member', ...RUN_IT].map((p) => requestPath(p)),
          'users/author',
        );
        await rules.put({ [groupPath]: closed(), ...change });
      },
    /** Lets the author in, or somebody else, with the end of the request. */
    admit: (by: Persona, membership: object = make.admission('author'), of = 'author') => {
      const batch = writeBatch(rules.as(by));
      batch.set(at(by, membershipPath(of)), membership);
      batch.delete(at(by, requestPath(of)));
      return batch.commit();
    },
    /** Turns the author down, or somebody else; null leaves the wait out. */
    decline: (
      by: Persona,
      cooldown: object | null = make.groupCooldown('author', 'declined'),
      of = 'author',
    ) => {
      const batch = writeBatch(rules.as(by));
      if (cooldown) batch.set(at(by, cooldownPath(of)), cooldown);
      batch.delete(at(by, requestPath(of)));
      return batch.commit();
    },
  };
}
