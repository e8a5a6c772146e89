import { expect, it } from 'vitest';
import { partialAnswer } from './partial-answer';

const ANSWER = 'Read "aloud" — ½ hour.\nThen 😀 rest \\ talk.';

it.each([JSON.stringify({ answer: ANSWER, professional: 'none' }), `{ "answer" : "${escaped(ANSWER)}" }`])(
  'grows and never shows half a character: %j',
  (json) => {
    let longest = '';
    for (let length = 0; length <= json.length; length += 1) {
      const part = partialAnswer(json.slice(0, length));
      expect(ANSWER.startsWith(part)).toBe(true);
      expect(part.length).toBeGreaterThanOrEqual(longest.length);
      longest = part;
    }
    expect(longest).toBe(ANSWER);
  },
);

it.each(['', 'Sure! Here is', '{"professional":"none"', '[]'])('finds none in %j', (json) =>
  expect(partialAnswer(json)).toBe(''),
);

function escaped(text: string): string {
  return [...text]
    .flatMap((letter) => [...Array(letter.length).keys()].map((index) => letter.charCodeAt(index)))
    .map((code) => `\\u${code.toString(16).padStart(4, '0')}`)
    .join('');
}
