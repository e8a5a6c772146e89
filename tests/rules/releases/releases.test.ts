import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { auditEntrySchema } from '@/domain/entities/audit';
import { eventSchema } from '@/domain/entities/community';
import { eventSeriesSchema, seriesChangeSchema } from '@/domain/entities/event-series';
import { groupMembershipSchema, groupSchema } from '@/domain/entities/group';
import { joinCooldownSchema } from '@/domain/entities/join-cooldown';
import { pendingRequestSchema } from '@/domain/entities/pending-request';
import { commentSchema, postSchema } from '@/domain/entities/post';
import { rateCounterSchema } from '@/domain/entities/rate-counter';
import { inviteCodeSchema, memberSchema, schoolSchema } from '@/domain/entities/school';
import { claimSchema, signUpListSchema } from '@/domain/entities/sign-up-list';
import { userSchema } from '@/domain/entities/user';
import { RELEASES } from '.';

/** Schemas of what clients write, by collection. */
const SCHEMAS: Record<string, v.GenericSchema> = {
  auditLog: auditEntrySchema,
  claims: claimSchema,
  comments: commentSchema,
  events: eventSchema,
  eventSeries: eventSeriesSchema,
  groupMemberships: groupMembershipSchema,
  groups: groupSchema,
  inviteCodes: inviteCodeSchema,
  joinCooldowns: joinCooldownSchema,
  joinRequestTimes: v.object({ requestId: v.string(), last: v.date(), earlier: v.array(v.date()) }),
  members: memberSchema,
  pendingRequests: pendingRequestSchema,
  posts: postSchema,
  rateCounters: rateCounterSchema,
  schools: schoolSchema,
  seriesChanges: seriesChangeSchema,
  signUpLists: signUpListSchema,
  users: userSchema,
};

const stored = RELEASES.flatMap(({ version, writes }) =>
  writes.flatMap(({ operations }) =>
    operations(new Date()).flatMap((operation) =>
      'set' in operation ? [[version, operation.set, operation.data] as const] : [],
    ),
  ),
);
const collectionOf = (path: string) => path.split('/').at(-2) ?? '';

test('the release that package.json names is kept', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(RELEASES.map((release) => release.version)).toContain(version);
});

test('a release is kept with a document of every collection that clients create in', () => {
  for (const { version } of RELEASES) {
    const collections = stored.filter(([of]) => of === version).map(([, path]) => collectionOf(path));
    expect([...new Set(collections)].sort()).toEqual(Object.keys(SCHEMAS).sort());
  }
});

test.each(stored)('of release %s the app reads %s', (_version, path, data) => {
  const document = { ...data, id: path.split('/').at(-1) };
  const schema = SCHEMAS[collectionOf(path)];
  expect(schema && v.safeParse(schema, document).issues).toBeUndefined();
});
