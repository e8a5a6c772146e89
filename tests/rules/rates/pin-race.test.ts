import { doc } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { pinListId } from '@/domain/pins';
import { DAY_MS } from '@/domain/time';
import { counted } from '../support/counted';
import { loadRules } from '../support/environment';
import { LONG_AGO, OAKFIELD, pinList, post } from '../support/factories';
import type { Persona } from '../support/personas';
import { RECORDS } from '../support/world';

const rules = loadRules('pin-race');
const LIST = `schools/${OAKFIELD}/pins/${pinListId(null)}`;
const until = new Date(Date.now() + DAY_MS);
const PINNED = { one: until, two: until };
const stored = (end: Date | null) => ({
  ...post(RECORDS.author),
  ...{ createdAt: LONG_AGO, pinnedUntil: end, sortAt: end ?? LONG_AGO },
});

/** Pins one more, as somebody does who has seen that two are. */
const pin = (by: Persona, id: string) =>
  counted(rules, by, ['pins', id], (batch) => {
    batch.set(doc(rules.as(by), LIST), pinList({ ...PINNED, [id]: until }, id));
    batch.update(doc(rules.as(by), `posts/${id}`), { pinnedUntil: until, sortAt: until });
  });

it('lets one of two through who pin the third at the same moment', async () => {
  await rules.put({
    [LIST]: { ...pinList(PINNED, 'one'), at: LONG_AGO },
    'posts/three': stored(null),
    'posts/four': stored(null),
  });
  const tries = await Promise.allSettled([pin('moderator', 'three'), pin('admin', 'four')]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
