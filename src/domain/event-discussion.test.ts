import { expect, it } from 'vitest';
import { EVENT_DISCUSSIONS } from './entities/post';
import { eventDiscussionId, eventOfDiscussion, postPath } from './event-discussion';

it('leads from an event to its discussion and back', () => {
  expect(eventOfDiscussion(eventDiscussionId('e1'))).toBe('e1');
  expect(postPath(eventDiscussionId('e1'))).toBe('/events/e1');
});

it('knows posts of a feed and greetings from discussions', () => {
  expect(eventOfDiscussion('welcome_ann_oak')).toBeNull();
  expect(postPath('p1')).toBe('/post/p1');
  // What a client may call its own posts and groups has no underscore.
  for (const id of [EVENT_DISCUSSIONS, eventDiscussionId('e1')]) expect(id).toContain('_');
});
