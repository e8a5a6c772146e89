import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Recommendations } from '@/domain/assistant/answers';
import { assistantDay } from '@/domain/assistant/day';
import { GRADE_BANDS } from '@/domain/assistant/grade';
import { safeLink, TIP_KINDS } from '@/domain/assistant/link';
import { db } from './support/admin.ts';
import { createFamily, expectNothingPersonal } from './support/assistant.ts';
import { callAs } from './support/client.ts';
import { DAY, moveClock } from './support/clock.ts';
import { tipsReply } from './support/llm-replies.ts';
import { type LlmServer, type Step, startLlmServer } from './support/llm-server.ts';
import { createApplicant, createMember, createSchool, createUser } from './support/people.ts';

let provider: LlmServer;

beforeAll(async () => {
  provider = await startLlmServer();
});
afterEach(() => moveClock(0));
afterAll(async () => {
  expectNothingPersonal(provider);
  await provider.stop();
});

/** How many requests reach the provider while `work` runs. */
async function callsOf<T>(work: () => Promise<T>): Promise<{ result: T; calls: number }> {
  const before = provider.received.length;
  const result = await work();
  return { result, calls: provider.received.length - before };
}

const without = (tips: Recommendations) => ({ ...tips, source: undefined, gradeBand: undefined });

describe('getParentRecommendations', () => {
  test('gives the model’s tips, and keeps them as the parent’s set of the day', async () => {
    const { tips, tipSets, parent } = await createFamily();
    const given = await tips();
    expect(given).toEqual({
      source: 'ai',
      gradeBand: '3-5',
      bookRecommendationText: '“The Snowy Day” by Ezra Jack Keats. A quiet walk through new snow.',
      bookRecommendationLink: 'https://openlibrary.org/',
      localActivityText: 'Visit the library on Saturday. Story time is free.',
      localActivityLink: 'https://www.openstreetmap.org/search?query=Visit%20the%20library%20on%20Saturday',
      learningToolText: 'Play with number lines on PhET. It shows what fractions mean.',
      learningToolLink: 'https://phet.colorado.edu/',
      enrichmentIdeaText: 'Draw a map of your street. Add what only your child knows.',
      enrichmentIdeaLink: 'https://duckduckgo.com/?q=Draw%20a%20map%20of%20your%20street',
    });
    const sets = await tipSets();
    expect(sets).toEqual([
      {
        ...given,
        id: `${parent.uid}_${assistantDay(new Date())}_3-5`,
        userId: parent.uid,
        createdAt: expect.anything(),
      },
    ]);
  });

  test('tells the model band, theme, month and city, and nothing else', async () => {
    const { tips } = await createFamily();
    await tips();
    const { body } = provider.received.at(-1) ?? {};
    expect(body?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(JSON.parse(body?.messages[1]?.content ?? '')).toEqual({
      children: '3rd to 5th grade, ages 8 to 11',
      theme: expect.any(String),
      month: expect.any(String),
      city: 'Springfield',
    });
    expect(body?.max_tokens).toBe(1_000);
  });

  test('gives the same set all day with one call, and a new one tomorrow', async () => {
    const { tips, tipSets } = await createFamily();
    const { calls } = await callsOf(async () => [await tips(), await tips(), await tips()]);
    expect(calls).toBe(1);
    await moveClock(DAY);
    expect((await callsOf(tips)).calls).toBe(1);
    expect(await tipSets()).toHaveLength(2);
  });

  test('fifty parents at once cost one call', async () => {
    const school = await createSchool('Thistledown Academy');
    const families = await Promise.all(Array.from({ length: 50 }, () => createFamily(school)));
    let answer: (() => void) | undefined;
    provider.next({ after: new Promise<void>((resolve) => (answer = resolve)) });
    const { result, calls } = await callsOf(async () => {
      const all = Promise.all(families.map(({ tips }) => tips()));
      await expect.poll(() => provider.received.length, { timeout: 10_000 }).toBeGreaterThan(0);
      answer?.();
      return all;
    });
    expect(calls).toBe(1);
    expect(result[0]?.source).toBe('ai');
    for (const tips of result) expect(tips).toEqual(result[0]);
    expect(await families[0]?.stats()).toMatchObject({ modelCalls: 1, inputTokens: 100, outputTokens: 20 });
  }, 60_000);

  test('tips that were lost in the making are made by the next one', async () => {
    const { tips, school } = await createFamily();
    const claimedAt = Timestamp.fromMillis(Date.now() - 2 * 60_000);
    await db.doc(`_tips/${school.id}_${assistantDay(new Date())}_3-5`).set({ tips: null, claimedAt });
    expect((await callsOf(tips)).calls).toBe(1);
  });

  test('another band, school or child has tips of its own', async () => {
    const { tips, school, tipSets } = await createFamily();
    const other = await createFamily();
    const neighbour = await createFamily(school);
    const { calls } = await callsOf(async () => {
      await tips();
      await tips({ gradeOrRoom: 'Kindergarten' });
      await other.tips();
      // These two are there already.
      await neighbour.tips();
      await neighbour.tips({ gradeOrRoom: 'K' });
    });
    expect(calls).toBe(3);
    expect((await tipSets()).map((set) => (set as { gradeBand?: string }).gradeBand).sort()).toEqual([
      '3-5',
      'k-2',
    ]);
  });

  test('takes the age where the grade says nothing', async () => {
    const { tips } = await createFamily();
    expect(await tips({ gradeOrRoom: 'Room 12' })).toMatchObject({ gradeBand: 'k-2' });
    expect(await tips({ gradeOrRoom: '', ageFallback: 'age 13' })).toMatchObject({ gradeBand: 'middle' });
  });

  test('a grade can’t make more sets than there are bands', async () => {
    const { tips, tipSets } = await createFamily();
    const grades = [
      '1st',
      '2nd',
      'K',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
      '12',
      'TK',
      'Pre-K',
      'toddler',
    ];
    const { calls } = await callsOf(() => Promise.all(grades.map((gradeOrRoom) => tips({ gradeOrRoom }))));
    expect(calls).toBe(GRADE_BANDS.length);
    expect(await tipSets()).toHaveLength(GRADE_BANDS.length);
  });
});

describe('when a model fails to give tips', () => {
  const failures: [what: string, steps: Step[]][] = [
    ['breaks', [{ status: 500 }]],
    ['limits us', [{ status: 429 }]],
    ['refuses', [{ refuse: true }]],
    ['talks nonsense twice', [{ say: 'Sure!' }, { say: '{}' }]],
    [
      'leaves a tip out twice',
      [{ say: tipsReply({ learningToolText: ' ' }) }, { say: tipsReply({ learningToolText: 1 }) }],
    ],
    ['never answers', [{ hang: true }]],
  ];

  test.each(failures)('that %s, the curated ones take their place for the day', async (_what, steps) => {
    const { tips, school } = await createFamily();
    const neighbour = await createFamily(school);
    provider.next(...steps);
    const { result, calls } = await callsOf(tips);
    expect(calls).toBe(steps.length);
    expect(result.source).toBe('curated');
    for (const kind of TIP_KINDS) expect(result[`${kind}Text`].length).toBeGreaterThan(40);
    expect((await callsOf(neighbour.tips)).calls).toBe(0);
    expect(without(await neighbour.tips())).toEqual(without(result));
  });

  test('one repair is tried', async () => {
    const { tips } = await createFamily();
    provider.next({ say: 'Here are your tips!' });
    const { result, calls } = await callsOf(tips);
    expect(calls).toBe(2);
    expect(result.source).toBe('ai');
  });
});

describe('the model’s words', () => {
  test('are text without markup, cut to their length', async () => {
    const { tips } = await createFamily();
    provider.next({
      say: tipsReply({
        bookRecommendationText:
          '<img src=x onerror=alert(1)>**“Frog”** by A. B. See [here](https://evil.school).',
        localActivityText: 'Walk. '.repeat(500),
      }),
    });
    const given = await tips();
    expect(given.bookRecommendationText).toBe('“Frog” by A. B. See here.');
    expect(given.localActivityText.length).toBeLessThanOrEqual(600);
  });

  test.each([
    ['http', 'http://openlibrary.org'],
    ['a script', 'javascript:alert(1)'],
    ['a login', 'https://openlibrary.org@evil.school'],
    ['an address in numbers', 'https://10.0.0.1/'],
    ['a placeholder', 'https://www.example.com/book'],
    ['words', 'see the library'],
    ['no text', 5],
  ])('a link that is %s becomes a search', async (_what, bookRecommendationLink) => {
    const { tips } = await createFamily();
    provider.next({ say: tipsReply({ bookRecommendationLink }) });
    const given = await tips();
    expect(given.bookRecommendationLink).toBe('https://search.worldcat.org/search?q=The%20Snowy%20Day');
    for (const kind of TIP_KINDS) expect(safeLink(given[`${kind}Link`])).toBe(given[`${kind}Link`]);
  });

  test('fields nobody asked for are dropped', async () => {
    const { tips, parent, tipSets } = await createFamily();
    provider.next({ say: tipsReply({ userId: 'someone', createdAt: 0, source: 'curated', isAdmin: true }) });
    await tips();
    const [set] = await tipSets();
    expect(set).toMatchObject({ userId: parent.uid, source: 'ai' });
    expect(set).not.toHaveProperty('isAdmin');
  });
});

describe('getParentRecommendations refuses', () => {
  test('a visitor', async () => {
    const { wish } = await createFamily();
    await expect(callAs(null, 'getParentRecommendations', wish())).rejects.toMatchObject({
      code: 'functions/unauthenticated',
    });
  });

  test.each([
    ['a stranger', async () => createUser()],
    ['a parent who waits for approval', async () => createApplicant(await createSchool())],
    ['a member of another school', async () => createMember(await createSchool())],
  ])('%s', async (_who, make) => {
    const { wish } = await createFamily();
    const caller = await make();
    const { calls } = await callsOf(() =>
      expect(callAs(caller, 'getParentRecommendations', wish({ userId: caller.uid }))).rejects.toMatchObject({
        code: 'functions/permission-denied',
      }),
    );
    expect(calls).toBe(0);
  });

  test('tips in another’s name', async () => {
    const { wish, school, tipSets } = await createFamily();
    const other = await createMember(school);
    await expect(callAs(other, 'getParentRecommendations', wish())).rejects.toMatchObject({
      code: 'functions/permission-denied',
    });
    expect(await tipSets()).toEqual([]);
  });
});
