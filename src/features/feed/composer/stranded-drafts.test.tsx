import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { draftOf } from './draft-store';
import { StrandedDrafts } from './stranded-drafts';
import { commentPlace, feedPlace } from './use-draft';

afterEach(() => sessionStorage.clear());

it('gives back what was being written for a school that is closed to the person, and only that', async () => {
  draftOf('ana', feedPlace({ schoolId: 'elm', groupId: null })).setText('For the parents of elm');
  draftOf('ana', commentPlace({ schoolId: 'elm', id: 'post' })).setText('A comment at elm');
  draftOf('ana', feedPlace({ schoolId: 'oak', groupId: 'chess' })).setText('For my own school');
  const { user } = await renderSignedIn(<StrandedDrafts />, {}, aMember());
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => card.textContent)).toEqual([
    expect.stringContaining('For the parents of elm'),
    expect.stringContaining('A comment at elm'),
  ]);
  await user.click(screen.getAllByRole('button', { name: 'Discard' })[0] as Element);
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(draftOf('ana', feedPlace({ schoolId: 'elm', groupId: null })).get().text).toBe('');
});

it('shows what comes back after its school has been closed', async () => {
  const draft = draftOf('ana', feedPlace({ schoolId: 'elm', groupId: null }));
  await renderSignedIn(<StrandedDrafts />, {}, aMember());
  expect(screen.queryByRole('article')).toBeNull();
  act(() => draft.takeBack('Too late', null));
  expect(await screen.findByRole('article')).toHaveProperty(
    'textContent',
    expect.stringContaining('Too late'),
  );
});
