import type { Mentions } from '@/domain/mentions';

/** Mentions of so many, whose ids and names are as long as given. */
const people = (count: number, id = 1, name = 1): Mentions =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`${at}`.padEnd(id, 'x'), `${at}`.padEnd(name, 'é')]),
  );

/** As many as a text may call, with the longest ids and names that there are. */
export const mostMentions = people(10, 128, 161);

/** Mentions that the rules refuse, as changes of a text. */
export const badMentions: Record<string, { mentions: unknown }> = {
  'that calls eleven': { mentions: people(11) },
  'that calls by ids without end': { mentions: people(10, 129) },
  'that calls by names without end': { mentions: people(10, 1, 162) },
  'that calls a list': { mentions: ['author'] },
  'that calls in words': { mentions: 'author' },
  'that calls by a number': { mentions: { author: 7 } },
  'that calls by nothing': { mentions: { author: null } },
  'that calls by two names in one': { mentions: { author: 'author;Tester' } },
  'that calls by more than a name': { mentions: { author: { name: 'author Tester' } } },
};
