import { expect, it } from 'vitest';
import { isClosable, isClosed, TOPICS, topicOf } from './topics';

it('knows the six topics, and no other', () => {
  expect(TOPICS).toHaveLength(6);
  for (const topic of TOPICS) expect(topicOf(topic)).toBe(topic);
  for (const other of [null, undefined, '', 'sale', 'News']) expect(topicOf(other)).toBeNull();
});

it('lets what was lost and what is offered be over, and nothing else', () => {
  expect(TOPICS.filter((topic) => isClosable({ topic }))).toEqual(['offer', 'lost-found']);
  expect(isClosable({ topic: null })).toBe(false);
});

it('calls over what can be and is', () => {
  const closedAt = new Date(0);
  expect(isClosed({ topic: 'offer', closedAt })).toBe(true);
  expect(isClosed({ topic: 'offer', closedAt: null })).toBe(false);
  // Its author has given it another topic since.
  expect(isClosed({ topic: 'question', closedAt })).toBe(false);
});
