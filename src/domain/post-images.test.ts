import * as v from 'valibot';
import { expect, it } from 'vitest';
import { newPost, postSchema } from './entities/post';
import { imagesOf } from './post-images';

const [hall, garden] = ['https://files.test/hall', 'https://files.test/garden'];
const written = newPost({
  ...{ id: 'p1', schoolId: 'oak', groupId: null, authorId: 'ana', authorName: 'Ana', profilePicUrl: null },
  ...{ children: [], content: 'Look', images: [{ url: hall, alt: 'The hall' }] },
});

it('names its first picture for devices that know of one alone', () => {
  expect(written.imageUrl).toBe(hall);
  expect(newPost({ ...written, images: [] }).imageUrl).toBeNull();
});

it('shows its pictures in their order, with their words', () => {
  const images = [
    { url: garden, alt: '' },
    { url: hall, alt: 'The hall' },
  ];
  expect(imagesOf(newPost({ ...written, images }))).toEqual(images);
  expect(imagesOf(newPost({ ...written, images: [] }))).toEqual([]);
});

it('shows the picture of a post from before there could be several', () => {
  const { images: _, ...before } = written;
  expect(imagesOf(v.parse(postSchema, before))).toEqual([{ url: hall, alt: '' }]);
  expect(imagesOf(v.parse(postSchema, { ...before, imageUrl: null }))).toEqual([]);
});
