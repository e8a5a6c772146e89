import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TipSet } from '@/domain/entities/outreach';
import { offsetOf } from '../../scripts/backend/ports.ts';
import { answerReply, GOOD_ANSWER } from '../functions/support/llm-replies.ts';
import { type LlmServer, llmPort, startLlmServer } from '../functions/support/llm-server.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, db, world } from './support/adapter.ts';
import { at, several } from './support/content.ts';
import { codeOf, watching } from './support/watching.ts';

const { assistant } = backend;

let model: LlmServer;
let school: TestSchool;
let me: TestUser;

beforeAll(async () => {
  model = await startLlmServer(llmPort(offsetOf('contract')));
});
afterAll(() => model.stop());

beforeEach(async () => {
  school = await world.school();
  me = await world.member(school, { children: [{ name: 'Kim', gradeOrRoom: '3rd grade' }] });
  await as(me);
});

const question = (text = 'How can I help with reading?') => ({
  question: text,
  gradeOrRoom: '3rd grade',
  schoolId: school.id,
});

describe('a question', () => {
  test('is answered as the answer grows, and counts', async () => {
    const { limit } = await assistant.usage();
    expect(await assistant.usage()).toEqual({ limit, remaining: limit, source: 'ai' });
    const words = answerReply(GOOD_ANSWER);
    const grown: string[] = [];
    let seen = () => {};
    const until = new Promise<void>((resolve) => {
      seen = resolve;
    });
    model.next({ sayFirst: words.slice(0, -10), until, rest: words.slice(-10) });
    const answer = await assistant.ask(question(), (text) => {
      grown.push(text);
      seen();
    });
    expect(answer).toEqual({
      answer: GOOD_ANSWER,
      outcome: 'answered',
      source: 'ai',
      professional: null,
      remaining: limit - 1,
    });
    expect(grown).toEqual(['Read aloud every day.\nLet your child choose the book.']);
    expect((await assistant.usage()).remaining).toBe(limit - 1);
    expect(await assistant.ask(question())).toMatchObject({ outcome: 'answered', remaining: limit - 2 });
  });

  test('is refused with the word of the server', async () => {
    expect(await codeOf(assistant.ask(question('')))).toBe('invalid-argument');
    const elsewhere = await world.school();
    expect(await codeOf(assistant.ask({ ...question(), schoolId: elsewhere.id }))).toBe('permission-denied');
    await backend.auth.signOut();
    expect(await codeOf(assistant.ask(question()))).toBe('unauthenticated');
    expect(await codeOf(assistant.usage())).toBe('unauthenticated');
  });

  test('that the model can’t answer fails as a service that is away', async () => {
    model.next({ status: 500 });
    expect(await codeOf(assistant.ask(question()))).toBe('service-away');
  });
});

describe('tips', () => {
  test('are today’s, and on the list', async () => {
    const wish = {
      userId: me.uid,
      gradeOrRoom: '3rd grade',
      schoolId: school.id,
      ageFallback: 'ages 5 to 9',
    };
    const watched = watching(assistant.watchTipSets, me.uid);
    await watched.until(() => true);
    const tips = await assistant.recommendations(wish);
    expect(tips).toMatchObject({ source: 'ai', bookRecommendationLink: 'https://openlibrary.org/' });
    const [set] = await watched.until((all) => all.length === 1);
    expect(set).toEqual({
      ...tips,
      id: expect.stringContaining(me.uid),
      userId: me.uid,
      createdAt: expect.any(Date),
    });
  });

  test('are listed newest first, thirty at most, and one’s own alone', async () => {
    const text = {
      bookRecommendationText: 'b',
      bookRecommendationLink: '',
      localActivityText: 'l',
      localActivityLink: '',
      learningToolText: 't',
      learningToolLink: '',
      enrichmentIdeaText: 'e',
      enrichmentIdeaLink: '',
    };
    const all: TipSet[] = several(32, (index) => ({
      id: `${me.uid}_${index}`,
      userId: me.uid,
      createdAt: at(index),
      gradeBand: '3-5',
      source: 'curated',
      ...text,
    }));
    const batch = db.batch();
    for (const { id, ...data } of all) batch.set(db.doc(`parentAssistantTips/${id}`), data);
    batch.set(db.doc(`parentAssistantTips/other_${me.uid}`), {
      ...all[0],
      userId: 'other',
      createdAt: at(99),
    });
    await batch.commit();
    expect(await watching(assistant.watchTipSets, me.uid).until(() => true)).toEqual(
      all.toReversed().slice(0, 30),
    );
    expect((await watching(assistant.watchTipSets, 'other').failure()).code).toBe('permission-denied');
  });
});

describe('feedback', () => {
  test('is kept with who sent it, twenty a day', async () => {
    await assistant.sendFeedback('More books, please');
    const kept = await db.collection('parentAssistantFeedback').where('userId', '==', me.uid).get();
    expect(kept.docs.map((one) => one.data())).toMatchObject([{ feedback: 'More books, please' }]);
    for (const index of several(19, (at) => at)) await assistant.sendFeedback(`${index}`);
    expect(await codeOf(assistant.sendFeedback('One more'))).toBe('resource-exhausted');
  });
});
