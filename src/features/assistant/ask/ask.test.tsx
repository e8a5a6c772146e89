import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Answer } from '@/domain/assistant/answers';
import { MAX_QUESTION } from '@/domain/assistant/limits';
import { anAnswer, openPage } from '../test-support/open-page';

afterEach(() => sessionStorage.clear());

const FAILED =
  'Sorry, something went wrong. You may have surpassed your question limit. Please try again later.';
const UNREACHED = "We can't reach the server. Please check your connection and try again.";
const box = () => screen.findByLabelText<HTMLTextAreaElement>('Your question');
const askButton = () => screen.getByRole('button', { name: 'Ask' });

/** A call that ends when the test says so. */
function held() {
  let onText: ((text: string) => void) | undefined;
  let resolve: (answer: Answer) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const answer = new Promise<Answer>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  const ask = vi.fn((_input: unknown, tell?: (text: string) => void) => {
    onText = tell;
    return answer;
  });
  return {
    ask,
    say: (text: string) => act(async () => onText?.(text)),
    end: (value: Answer) => act(async () => resolve(value)),
    fail: (error: Error) => act(async () => reject(error)),
  };
}

describe('the questions left', () => {
  it.each([
    [3, 'You have 3 questions left today'],
    [1, 'You have 1 question left today'],
  ])('are %d', async (remaining, text) => {
    await openPage({ usage: () => Promise.resolve({ remaining, limit: 10, source: 'ai' }) });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('stay unsaid when they are not known', async () => {
    await openPage({ usage: () => Promise.reject(new BackendError('unavailable')) });
    await box();
    expect(screen.queryByText(/left today/)).not.toBeInTheDocument();
    for (const alert of screen.getAllByRole('alert')) expect(alert.textContent).toBe('');
  });

  it('follow the answer', async () => {
    const { user } = await openPage();
    await user.type(await box(), 'Why?');
    await user.click(askButton());
    expect(await screen.findByText('You have 2 questions left today')).toBeInTheDocument();
  });

  it('at none, nothing can be asked and what was typed stays', async () => {
    const ask = vi.fn();
    const { user } = await openPage({
      ask,
      usage: () => Promise.resolve({ remaining: 0, limit: 10, source: 'ai' }),
    });
    expect(await screen.findByText('You have 0 questions left today')).toBeInTheDocument();
    expect(screen.getByText('New questions come at midnight, Los Angeles time.')).toBeInTheDocument();
    await user.type(await box(), 'Why?{Control>}{Enter}{/Control}');
    await user.click(askButton());
    expect(ask).not.toHaveBeenCalled();
    expect(await box()).toHaveValue('Why?');
  });
});

describe('asking', () => {
  it('sends the trimmed question with the child’s grade, and shows sentences as they come', async () => {
    const call = held();
    const { user } = await openPage({ ask: call.ask });
    await user.type(await box(), '  Why read? ');
    await user.click(askButton());
    expect(call.ask.mock.calls[0]?.[0]).toEqual({
      question: 'Why read?',
      gradeOrRoom: '3rd grade',
      schoolId: 'oak',
    });
    expect(screen.getByText('Thinking about your question, give us up to a minute...')).toBeInTheDocument();
    await call.say('One.\nTwo.');
    expect(screen.getByText('One.')).toBeInTheDocument();
    expect(screen.getByText('Two.')).toBeInTheDocument();
    await call.end(anAnswer({ answer: 'One. Two. Three.' }));
    const article = await screen.findByRole('article');
    expect(within(article).getByRole('heading', { name: 'Why read?' })).toBeInTheDocument();
    expect(within(article).getAllByText(/^(One|Two|Three)\.$/)).toHaveLength(3);
    expect(within(article).getByText('Written by AI, which can be wrong')).toBeInTheDocument();
    expect(await box()).toHaveValue('');
  });

  it('ignores blanks, and says how much too long a question is', async () => {
    const ask = vi.fn();
    const { user } = await openPage({ ask });
    await user.type(await box(), '   ');
    await user.click(askButton());
    await user.clear(await box());
    await user.click(await box());
    await user.paste('a'.repeat(MAX_QUESTION + 2));
    await user.click(askButton());
    expect(screen.getByText('2 characters too many.')).toBeInTheDocument();
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ['resource-exhausted', FAILED],
    ['internal', FAILED],
    ['unknown', FAILED],
    ['service-away', FAILED],
    ['unavailable', UNREACHED],
    ['service-full', /^Our service has reached its limit for now/],
    ['deadline-exceeded', 'This took too long. Please try again.'],
  ] as const)('that fails with %s says why and keeps the question', async (code, text) => {
    const usage = vi.fn().mockResolvedValue({ remaining: 3, limit: 10, source: 'ai' });
    const { user } = await openPage({ usage, ask: () => Promise.reject(new BackendError(code)) });
    await user.type(await box(), 'Why?');
    await user.click(askButton());
    expect((await screen.findByText(text)).closest('[role="alert"]')).toBeInTheDocument();
    expect(await box()).toHaveValue('Why?');
    await vi.waitFor(() => expect(usage).toHaveBeenCalledTimes(2));
  });

  it('clears the failure with the next try', async () => {
    const ask = vi.fn().mockRejectedValueOnce(new BackendError('unavailable')).mockResolvedValue(anAnswer());
    const { user } = await openPage({ ask });
    await user.type(await box(), 'Why?');
    await user.click(askButton());
    await screen.findByText(UNREACHED);
    await user.click(askButton());
    await screen.findByRole('article');
    expect(screen.queryByText(UNREACHED)).not.toBeInTheDocument();
  });

  it('keeps earlier answers below the newest', async () => {
    const { user } = await openPage();
    for (const question of ['First?', 'Second?']) {
      await user.type(await box(), question);
      await user.click(askButton());
      await screen.findByRole('heading', { name: question });
    }
    const asked = screen
      .getAllByRole('article')
      .map((article) => within(article).getByRole('heading').textContent);
    expect(asked).toEqual(['Second?', 'First?']);
  });

  it('keeps what is typed when the page is left', async () => {
    const { user } = await openPage();
    await user.type(await box(), 'Half a quest');
    await user.click(screen.getByRole('button', { name: 'another page' }));
    await user.click(screen.getByRole('button', { name: 'another page' }));
    expect(await box()).toHaveValue('Half a quest');
  });

  /** A question under way, and back from a look at another page. */
  const askAndLookAway = async () => {
    const call = held();
    const { user } = await openPage({ ask: call.ask });
    await user.type(await box(), 'Why?');
    await user.click(askButton());
    await user.click(screen.getByRole('button', { name: 'another page' }));
    await user.click(screen.getByRole('button', { name: 'another page' }));
    return { call, user };
  };

  it('brings the answer also to whoever looked at another page meanwhile', async () => {
    const { call, user } = await askAndLookAway();
    expect(
      await screen.findByText('Thinking about your question, give us up to a minute...'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'another page' }));
    await call.end(anAnswer());
    await user.click(screen.getByRole('button', { name: 'another page' }));
    expect(await screen.findByText('Stop while it is exciting.')).toBeInTheDocument();
    expect(await box()).toHaveValue('');
  });

  it.each([
    ['an answer empties the box', true, ''],
    ['a failure says so and keeps the question', false, 'Why?'],
  ])('after a look at another page %s', async (_, answered, left) => {
    const { call } = await askAndLookAway();
    await box();
    await (answered ? call.end(anAnswer()) : call.fail(new BackendError('unavailable')));
    expect(await box()).toHaveValue(left);
    expect(screen.queryAllByText(UNREACHED)).toHaveLength(left ? 1 : 0);
  });
});

describe('an answer', () => {
  const show = async (answer: Partial<Answer>) => {
    const { user } = await openPage({ ask: () => Promise.resolve(anAnswer(answer)) });
    await user.type(await box(), 'Why?');
    await user.click(askButton());
    return within(await screen.findByRole('article'));
  };

  it('is text, whatever is in it', async () => {
    const article = await show({ answer: '<b>Bold</b> https://evil.school/x now.' });
    expect(article.getByText('<b>Bold</b> https://evil.school/x now.')).toBeInTheDocument();
    expect(article.queryByRole('link')).not.toBeInTheDocument();
  });

  it('of the collection is never called AI', async () => {
    const article = await show({ source: 'curated' });
    expect(article.getByText('Curated: from our own collection, not written by AI')).toBeInTheDocument();
    expect(article.queryByText('Written by AI, which can be wrong')).not.toBeInTheDocument();
  });

  it.each([
    ['medical', /not medical advice.*child’s doctor/],
    ['legal', /not legal advice.*lawyer/],
    ['safety', /local emergency number now/],
  ] as const)('to a %s question names a professional', async (professional, text) => {
    const article = await show({ professional });
    expect(article.getByText(text)).toBeInTheDocument();
  });

  it('that was refused says so', async () => {
    const article = await show({ outcome: 'refused', answer: '' });
    expect(article.getByText(/can’t help with this question/)).toBeInTheDocument();
  });

  it('that was not found says so, and how many such are not counted', async () => {
    const article = await show({ outcome: 'not-found', answer: '', source: 'curated' });
    expect(
      article.getByText(/no answer to this yet\. The first 20 such questions of a day are not counted\./),
    ).toBeInTheDocument();
  });
});
