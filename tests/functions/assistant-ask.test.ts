import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_DAILY_QUESTIONS, MAX_DAILY_FAILURES, MAX_QUESTION } from '@/domain/assistant/limits';
import { askStreaming, createFamily, expectNothingPersonal } from './support/assistant.ts';
import { asClient, callAs } from './support/client.ts';
import { DAY, moveClock } from './support/clock.ts';
import { answerReply, GOOD_ANSWER } from './support/llm-replies.ts';
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

describe('askParentAssistant', () => {
  test('answers by the model and counts one', async () => {
    const { ask, usage, stats } = await createFamily();
    expect(await usage()).toEqual({ remaining: 10, limit: 10, source: 'ai' });
    expect(await ask()).toEqual({
      answer: GOOD_ANSWER,
      outcome: 'answered',
      source: 'ai',
      professional: null,
      remaining: 9,
    });
    expect(await usage()).toMatchObject({ remaining: 9 });
    expect(await stats()).toMatchObject({ questions: 1, modelCalls: 1, inputTokens: 100, outputTokens: 20 });
  });

  test('sends rules, grade and question, with a limit of tokens', async () => {
    const { ask } = await createFamily();
    await ask('Why does he hate spelling?');
    const { body, path, headers } = provider.received.at(-1) ?? {};
    expect(path).toBe('/v1/chat/completions');
    expect(headers?.authorization).toBe('Bearer test-key');
    expect(body).toMatchObject({ model: 'scripted-1', max_tokens: 900 });
    expect(body?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(JSON.parse(body?.messages[1]?.content ?? '')).toEqual({
      grade: '3rd grade',
      question: 'Why does he hate spelling?',
    });
  });

  test('says that the limit is reached, and asks no model', async () => {
    const { ask, usage, stats } = await createFamily();
    for (let asked = 0; asked < DEFAULT_DAILY_QUESTIONS; asked += 1) await ask();
    const before = provider.received.length;
    await expect(ask()).rejects.toMatchObject({ code: 'functions/resource-exhausted' });
    expect(await usage()).toMatchObject({ remaining: 0 });
    expect(provider.received.length).toBe(before);
    expect(await stats()).toMatchObject({ questions: DEFAULT_DAILY_QUESTIONS });
  });

  test('thirty questions at once are answered ten times', async () => {
    const { parent, question, usage } = await createFamily();
    const before = provider.received.length;
    const results = await asClient(parent, (call) =>
      Promise.allSettled(
        Array.from({ length: 30 }, (_, index) => call('askParentAssistant', question(`Question ${index}?`))),
      ),
    );
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['functions/resource-exhausted']));
    expect(refused).toHaveLength(20);
    expect(provider.received.length - before).toBe(DEFAULT_DAILY_QUESTIONS);
    expect(await usage()).toMatchObject({ remaining: 0 });
  });

  test('counts afresh on the next day', async () => {
    const { ask, usage } = await createFamily();
    await ask();
    await moveClock(DAY);
    expect(await usage()).toMatchObject({ remaining: 10 });
  });

  test('keeps the counts of two parents apart', async () => {
    const first = await createFamily();
    const second = await createFamily(first.school);
    await first.ask();
    expect(await second.usage()).toMatchObject({ remaining: 10 });
  });
});

describe('a provider that fails', () => {
  const good = answerReply('Better now.');
  const failures: [what: string, steps: Step[], code: string][] = [
    ['breaks', [{ status: 500 }], 'unavailable'],
    ['limits us', [{ status: 429 }], 'unavailable'],
    ['refuses the key', [{ status: 401 }], 'unavailable'],
    ['talks nonsense twice', [{ say: 'Sure!' }, { say: '{"answer": 5}' }], 'unavailable'],
    ['is empty twice', [{ say: '' }, { say: answerReply('  ') }], 'unavailable'],
    ['never answers', [{ hang: true }], 'deadline-exceeded'],
    ['never repairs', [{ say: 'Sure!' }, { hang: true }], 'deadline-exceeded'],
  ];

  test.each(failures)('%s: the question is given back', async (_what, steps, code) => {
    const { ask, usage, stats } = await createFamily();
    const before = provider.received.length;
    provider.next(...steps);
    await expect(ask()).rejects.toMatchObject({ code: `functions/${code}` });
    expect(provider.received.length - before).toBe(steps.length);
    expect(await usage()).toMatchObject({ remaining: 10 });
    expect(await stats()).toMatchObject({ failedQuestions: 1, modelCalls: steps.length });
    expect(await ask()).toMatchObject({ answer: GOOD_ANSWER, remaining: 9 });
  });

  test('so often that it would be free is counted from the eleventh time on', async () => {
    const { usage, ask } = await createFamily();
    const fail = async () => {
      provider.next({ status: 500 });
      await expect(ask()).rejects.toMatchObject({ code: 'functions/unavailable' });
    };
    for (let count = 0; count < MAX_DAILY_FAILURES; count += 1) await fail();
    expect(await usage()).toMatchObject({ remaining: 10 });
    for (let count = 0; count < DEFAULT_DAILY_QUESTIONS; count += 1) await fail();
    const before = provider.received.length;
    await expect(ask()).rejects.toMatchObject({ code: 'functions/resource-exhausted' });
    expect(provider.received.length).toBe(before);
    await moveClock(DAY);
    await fail();
    expect(await usage()).toMatchObject({ remaining: 10 });
  });

  const repaired: [what: string, first: Step][] = [
    ['words instead of JSON', { say: 'Of course! Read every day.' }],
    ['JSON that was cut off', { say: '{"answer":"Read every d', finish: 'length' }],
    ['JSON of another form', { say: '{"reply":"Read"}' }],
  ];
  test.each(repaired)('%s is repaired once', async (_what, first) => {
    const { ask, stats } = await createFamily();
    provider.next(first, { say: good });
    expect(await ask()).toMatchObject({ answer: 'Better now.', remaining: 9 });
    const { messages } = provider.received.at(-1)?.body ?? {};
    expect(messages?.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(await stats()).toMatchObject({ questions: 1, modelCalls: 2, inputTokens: 200 });
  });

  test('JSON in a code fence needs no repair', async () => {
    const { ask } = await createFamily();
    provider.next({ say: `Here you are:\n\`\`\`json\n${good}\n\`\`\`` });
    const before = provider.received.length;
    expect(await ask()).toMatchObject({ answer: 'Better now.' });
    expect(provider.received.length - before).toBe(1);
  });

  test('a provider without schemas is asked again without one', async () => {
    const { ask } = await createFamily();
    provider.next({ status: 400 });
    expect(await ask()).toMatchObject({ outcome: 'answered' });
    expect(provider.received.at(-1)?.body).not.toHaveProperty('response_format');
  });

  test('a refusal is told as such, and counted', async () => {
    const { ask } = await createFamily();
    provider.next({ refuse: true });
    expect(await ask()).toMatchObject({ outcome: 'refused', answer: '', remaining: 9 });
  });

  test('so is what a filter took away', async () => {
    const { ask } = await createFamily();
    provider.next({ say: '', finish: 'content_filter' });
    expect(await ask()).toMatchObject({ outcome: 'refused' });
  });
});

describe('a streamed answer', () => {
  const text = 'One “quoted” sentence. Two \\ three. And four.';

  test('grows by sentences and ends with the whole', async () => {
    const { parent, question } = await createFamily();
    provider.next({ say: answerReply(text) });
    const { progress, answer } = await askStreaming(parent, question('Why?'));
    // Without it providers don't say what a stream has cost.
    expect(provider.received.at(-1)?.body).toMatchObject({
      stream: true,
      stream_options: { include_usage: true },
    });
    expect(progress.map(({ textSoFar }) => textSoFar)).toEqual([
      'One “quoted” sentence.',
      'One “quoted” sentence.\nTwo \\ three.',
    ]);
    expect(answer).toMatchObject({ answer: text, outcome: 'answered', remaining: 9 });
  });

  test('counts its tokens', async () => {
    const { parent, question, stats } = await createFamily();
    await askStreaming(parent, question('Why?'));
    expect(await stats()).toMatchObject({ modelCalls: 1, inputTokens: 100, outputTokens: 20 });
  });

  test('comes in one piece from a provider that can’t stream', async () => {
    const { parent, question } = await createFamily();
    provider.next({ sayAtOnce: answerReply(text) });
    const { progress, answer } = await askStreaming(parent, question('Why?'));
    expect(progress).toEqual([]);
    expect(answer).toMatchObject({ answer: text });
  });

  test('is asked for plainly when the provider does not know streams', async () => {
    const { parent, question } = await createFamily();
    provider.next({ status: 422 });
    const { answer } = await askStreaming(parent, question('Why?'));
    expect(answer).toMatchObject({ answer: GOOD_ANSWER });
    expect(provider.received.at(-1)?.body).not.toHaveProperty('stream');
  });

  test('is repaired when it does not fit', async () => {
    const { parent, question } = await createFamily();
    provider.next({ say: '{"answer":"One. Two. Thr' }, { say: answerReply('All of it.') });
    const { answer } = await askStreaming(parent, question('Why?'));
    expect(answer).toMatchObject({ answer: 'All of it.' });
  });

  test('that is refused says so', async () => {
    const { parent, question } = await createFamily();
    provider.next({ refuse: true });
    const { answer } = await askStreaming(parent, question('Why?'));
    expect(answer).toMatchObject({ outcome: 'refused' });
  });

  const broken: [what: string, step: Step, code: string][] = [
    ['stops in the middle', { hangAfter: '{"answer":"One. Two. Thr' }, 'deadline-exceeded'],
    ['is cut off', { cutAfter: '{"answer":"One. Two. Thr' }, 'unavailable'],
    ['never ends', { hangAfter: 'x'.repeat(30_000) }, 'unavailable'],
  ];
  test.each(broken)('that %s fails and is given back', async (_what, step, code) => {
    const { parent, question, usage } = await createFamily();
    provider.next(step);
    await expect(askStreaming(parent, question('Why?'))).rejects.toMatchObject({ code: `functions/${code}` });
    expect(await usage()).toMatchObject({ remaining: 10 });
  });
});

describe('askParentAssistant refuses', () => {
  test('a visitor', async () => {
    const { question } = await createFamily();
    await expect(callAs(null, 'askParentAssistant', question('Why?'))).rejects.toMatchObject({
      code: 'functions/unauthenticated',
    });
    await expect(callAs(null, 'getParentAssistantUsage')).rejects.toMatchObject({
      code: 'functions/unauthenticated',
    });
  });

  test.each([
    ['somebody without a record of membership', async () => createUser()],
    ['a parent who waits for approval', async () => createApplicant(await createSchool())],
    ['a member of another school', async () => createMember(await createSchool())],
    ['an admin who is no member', async () => createUser({ isAdmin: true })],
  ])('%s', async (_who, make) => {
    const { question } = await createFamily();
    const before = provider.received.length;
    await expect(callAs(await make(), 'askParentAssistant', question('Why?'))).rejects.toMatchObject({
      code: 'functions/permission-denied',
    });
    expect(provider.received.length).toBe(before);
  });

  test.each([
    ['a blank question', { question: ' \n ' }],
    ['a question that is too long', { question: 'a'.repeat(MAX_QUESTION + 1) }],
    ['what is no text', { question: { $ne: '' } }],
    ['a long grade', { gradeOrRoom: 'a'.repeat(41) }],
    ['a path for a school', { schoolId: 'a/b' }],
    ['no school', { schoolId: undefined }],
  ])('%s', async (_what, wrong) => {
    const { parent, question, usage } = await createFamily();
    await expect(
      callAs(parent, 'askParentAssistant', { ...question('Why?'), ...wrong }),
    ).rejects.toMatchObject({ code: 'functions/invalid-argument' });
    expect(await usage()).toMatchObject({ remaining: 10 });
  });
});
