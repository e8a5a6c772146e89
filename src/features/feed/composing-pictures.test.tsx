import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { PostsPort } from '@/backend/ports/posts';
import { stubDrawing } from '@/features/pictures/testing';
import { openFeed as open } from './testing';

stubDrawing((file) => {
  if (file.name.startsWith('damaged')) throw new Error('damaged');
  return file;
});
afterEach(() => sessionStorage.clear());

const ALT = "Describe this picture for parents who can't see it";
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const file = (name: string, type = 'image/webp') => new File([name], name, { type });
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Add a picture'), { target: { files } });
const words = () => screen.getAllByLabelText(ALT, { exact: false }) as HTMLInputElement[];
const setWords = (at: number, value: string) =>
  fireEvent.change(words()[at] as HTMLElement, { target: { value } });

it('sends pictures with what is seen on them, in the order they were put into', async () => {
  const create = vi.fn<PostsPort['create']>(async () => undefined);
  const uploadImage = vi.fn<PostsPort['uploadImage']>(async (_owner, { blob }) => `to/${await blob.text()}`);
  const { user } = await open({ create, uploadImage });
  choose(file('hall'), file('cakes'), file('garden'));
  await screen.findByAltText('Your picture 3 of 3');
  for (const [at, text] of [' The hall ', 'Our cakes', ''].entries()) setWords(at, text);
  await user.click(press('Move picture 3 up'));
  expect(press('Move picture 2 up')).toHaveFocus();
  screen.getByText('Moved. It is picture 2 of 3 now.');
  expect(words().map(({ value }) => value)).toEqual([' The hall ', '', 'Our cakes']);
  await user.type(screen.getByLabelText('What would you like to share or ask?'), 'Our fair');
  await user.click(press('Post'));
  await waitFor(() =>
    expect(create).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        images: [
          { url: 'to/hall', alt: 'The hall' },
          { url: 'to/garden', alt: '' },
          { url: 'to/cakes', alt: 'Our cakes' },
        ],
      }),
    ),
  );
  expect(screen.queryByAltText(/^Your picture/)).not.toBeInTheDocument();
});

it('gives all of them back when the post is refused, and stores none of them again', async () => {
  const create = vi.fn<PostsPort['create']>().mockRejectedValueOnce(new BackendError('permission-denied'));
  create.mockResolvedValueOnce();
  const uploadImage = vi.fn<PostsPort['uploadImage']>(async (_owner, { blob }) => `to/${await blob.text()}`);
  const { user } = await open({ create, uploadImage });
  choose(file('hall'), file('cakes'));
  await screen.findByAltText('Your picture 2 of 2');
  setWords(1, 'Our cakes');
  await user.type(screen.getByLabelText('What would you like to share or ask?'), 'Our fair');
  await user.click(press('Post'));
  await screen.findByAltText('Your picture 2 of 2');
  expect(words().map(({ value }) => value)).toEqual(['', 'Our cakes']);
  await user.click(press('Try again'));
  await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
  expect(create.mock.calls[1]?.[0].images).toEqual(create.mock.calls[0]?.[0].images);
  expect(uploadImage).toHaveBeenCalledTimes(2);
});

it('says which files are no pictures, and takes the others', async () => {
  await open();
  choose(file('notes.txt', 'text/plain'), file('hall'), file('damaged.webp'));
  await screen.findByText('notes.txt: This is not a picture. Please choose a JPEG, PNG or WebP picture.');
  await screen.findByText(/^damaged\.webp: We can’t read this picture\./);
  expect(screen.getByAltText('Your picture')).toBeInTheDocument();
});

it('takes six, says that there were more, and sends none with too long a description', async () => {
  const create = vi.fn<PostsPort['create']>(async () => undefined);
  const { user } = await open({ create, uploadImage: async () => 'url' });
  choose(...['1', '2', '3', '4', '5', '6', '7'].map((name) => file(name)));
  await screen.findByAltText('Your picture 6 of 6');
  screen.getByText('A post can show 6 pictures. The first ones are here; the others were not added.');
  await user.type(screen.getByLabelText('What would you like to share or ask?'), 'Our fair');
  setWords(5, 'x'.repeat(201));
  await user.click(press('Post'));
  expect(create).not.toHaveBeenCalled();
  setWords(5, 'x'.repeat(200));
  await user.click(press('Post'));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.calls[0]?.[0].images).toHaveLength(6);
});

it('shows the pictures of a post on its way, and how far each is', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  const arrive: (() => void)[] = [];
  const uploadImage = vi.fn<PostsPort['uploadImage']>((_owner, _image, tell) => {
    tell?.(0.4);
    return new Promise((resolve) => arrive.push(() => resolve('url')));
  });
  const { user, tell } = await open({ uploadImage, create: async () => undefined });
  await tell([]);
  choose(file('hall'), file('cakes'));
  await screen.findByAltText('Your picture 2 of 2');
  setWords(0, 'The hall');
  await user.type(screen.getByLabelText('What would you like to share or ask?'), 'Our fair');
  await user.click(press('Post'));
  const progress = () => screen.findByRole('progressbar', { name: /^Uploading picture/ });
  expect(await progress()).toHaveAccessibleName('Uploading picture 1 of 2');
  expect(await progress()).toHaveAttribute('aria-valuenow', '40');
  expect(await screen.findByAltText('The hall')).toHaveAttribute('src', 'blob:picture');
  await act(async () => arrive[0]?.());
  await waitFor(async () => expect(await progress()).toHaveAccessibleName('Uploading picture 2 of 2'));
  await act(async () => arrive[1]?.());
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
});
