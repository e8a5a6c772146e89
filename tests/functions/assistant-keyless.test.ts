import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GRADE_BANDS } from '@/domain/assistant/grade';
import { DEFAULT_DAILY_QUESTIONS, MAX_DAILY_NOT_FOUND } from '@/domain/assistant/limits';
import { safeLink, TIP_KINDS } from '@/domain/assistant/link';
import { localFunctionsEnv } from '../../scripts/backend/functions-env.ts';
import { offsetOf, portsFor } from '../../scripts/backend/ports.ts';
import { type RunningBackend, startBackend } from '../../scripts/backend/start-backend.ts';

// The other tests' backend has a provider. This one has none, as a fresh installation.
const OFFSET = offsetOf('keylessTests');
let backend: RunningBackend;
let createFamily: typeof import('./support/assistant.ts').createFamily;
let moveClock: typeof import('./support/clock.ts').moveClock;
let DAY: number;

beforeAll(async () => {
  backend = await startBackend({
    profile: 'strict',
    only: ['auth', 'firestore', 'functions'],
    offset: OFFSET,
    // A deployment can't have an empty secret: "none" says that there is no key.
    functionsEnv: { ...localFunctionsEnv(portsFor(OFFSET)), ASSISTANT_API_KEY: 'none' },
  });
  // Before the SDKs look for their backend.
  Object.assign(process.env, backend.env);
  ({ createFamily } = await import('./support/assistant.ts'));
  ({ moveClock, DAY } = await import('./support/clock.ts'));
}, 60_000);
afterAll(() => backend.stop());

describe('without a key', () => {
  test('the source says so', async () => {
    const { usage } = await createFamily();
    expect(await usage()).toEqual({ remaining: 10, limit: 10, source: 'curated' });
  });

  test('questions are answered from the collection and counted', async () => {
    const { ask, stats } = await createFamily();
    const found = await ask('My son won’t go to sleep');
    expect(found).toMatchObject({
      outcome: 'answered',
      source: 'curated',
      professional: null,
      remaining: 9,
    });
    expect(found.answer).toContain('bedtime');
    expect(await stats()).toMatchObject({ questions: 1, modelCalls: 0 });
  });

  test('the day of all schools together is summed from what each school’s counts', async () => {
    const { db } = await import('./support/admin.ts');
    const { ALL_SCHOOLS, schoolDayId } = await import('@/domain/statistics');
    const { assistantDay } = await import('@/domain/assistant/day');
    const all = db.doc(`stats/assistant/usage/${schoolDayId(ALL_SCHOOLS, assistantDay(new Date()))}`);
    const { callAs } = await import('./support/client.ts');
    const { createUser } = await import('./support/people.ts');
    const admin = await createUser({ isAdmin: true });
    const questions = async () => {
      await callAs(admin, 'measureStatistics');
      return Number((await all.get()).get('questions'));
    };
    const before = await questions();
    for (const { ask } of [await createFamily(), await createFamily()]) await ask('My son won’t go to sleep');
    expect(await questions()).toBe(before + 2);
    expect((await all.get()).get('schoolId')).toBe(ALL_SCHOOLS);
  });

  test('a question it knows nothing of is told as such and not counted', async () => {
    const { ask, usage, stats } = await createFamily();
    expect(await ask('What is the capital of France?')).toMatchObject({
      answer: '',
      outcome: 'not-found',
      source: 'curated',
      remaining: 10,
    });
    expect(await usage()).toMatchObject({ remaining: 10 });
    expect(await stats()).toMatchObject({ failedQuestions: 1 });
    expect(await stats()).not.toHaveProperty('questions');
  });

  test('questions it knows nothing of are counted from the twenty-first of a day on', async () => {
    const { ask, usage } = await createFamily();
    const find = () => ask('What is the capital of France?');
    // A few at once: all wait for one document.
    for (let round = 0; round < MAX_DAILY_NOT_FOUND; round += 5)
      await Promise.all(Array.from({ length: 5 }, find));
    expect(await usage()).toMatchObject({ remaining: 10 });
    for (let count = 1; count <= DEFAULT_DAILY_QUESTIONS; count += 1)
      expect(await find()).toMatchObject({
        outcome: 'not-found',
        remaining: DEFAULT_DAILY_QUESTIONS - count,
      });
    await expect(find()).rejects.toMatchObject({ code: 'functions/resource-exhausted' });
    await moveClock(DAY);
    expect(await find()).toMatchObject({ remaining: 10 });
    await moveClock(0);
  });

  test('names who else to ask', async () => {
    const { ask } = await createFamily();
    expect(await ask('He has a fever and headache')).toMatchObject({ professional: 'medical' });
  });

  test('the limit holds', async () => {
    const { ask } = await createFamily();
    for (let asked = 0; asked < 10; asked += 1) await ask('Homework is a fight');
    await expect(ask('Homework is a fight')).rejects.toMatchObject({ code: 'functions/resource-exhausted' });
  });

  test.each(GRADE_BANDS)('tips for %s are full, the same all day, others tomorrow', async (band) => {
    const { tips, tipSets } = await createFamily();
    const gradeOrRoom = {
      toddler: 'toddler',
      'pre-k': 'Pre-K',
      'k-2': 'K',
      '3-5': '4th',
      middle: '7th',
      high: '11th',
    }[band];
    const today = await tips({ gradeOrRoom });
    expect(today).toMatchObject({ source: 'curated', gradeBand: band });
    for (const kind of TIP_KINDS) {
      expect(today[`${kind}Text`]).not.toBe('');
      expect(safeLink(today[`${kind}Link`])).not.toBeNull();
    }
    expect(await tips({ gradeOrRoom })).toEqual(today);
    await moveClock(DAY);
    const tomorrow = await tips({ gradeOrRoom });
    await moveClock(0);
    expect(tomorrow.bookRecommendationText).not.toBe(today.bookRecommendationText);
    expect(await tipSets()).toHaveLength(2);
  });
});
