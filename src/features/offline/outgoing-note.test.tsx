import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetDrafts, visitorDraft } from '@/features/drafts';
import { renderUi } from '@/ui/testing';
import type { EntryOf } from './outbox/entry';
import { group, left } from './outbox/testing';
import { OutgoingNote } from './outgoing-note';
import type { RestoreToForm } from './restore-to-form';
import { OnTheWay } from './testing';

afterEach(() => {
  forgetDrafts();
  sessionStorage.clear();
});

const draft = () => visitorDraft('group.s.');
const label = /^Don.t send$/;

const takesUp: RestoreToForm<EntryOf<'group'>> = ({ schoolId, input }, drafts) => {
  drafts(`group.${schoolId}.`).set(input);
  return true;
};

function show(
  changes: Parameters<typeof left>[1],
  { became = 'gone' as 'gone' | 'was-sent', restore = takesUp as typeof takesUp | null } = {},
) {
  const discard = vi.fn(async (_id: string) => became);
  const entry = left(group, changes) as EntryOf<'group'>;
  const { user } = renderUi(
    <OnTheWay calls={{ discard }}>
      <OutgoingNote entry={entry} restore={restore} />
    </OnTheWay>,
  );
  const stop = () => user.click(screen.getByRole('button', { name: label }));
  return { stop, discard };
}

it('says what something waits for, and takes it back to where it was written', async () => {
  const { stop, discard } = show({ held: 'service-away' });
  screen.getByText('Our service is busy. Trying again...');
  await stop();
  expect(draft().get()).toEqual(group.input);
  await waitFor(() => expect(discard).toHaveBeenCalledExactlyOnceWith('g1'));
  expect(screen.queryByText('It had already arrived.')).not.toBeInTheDocument();
});

it('stops what nobody writes', async () => {
  const { stop, discard } = show({}, { restore: null });
  await stop();
  await waitFor(() => expect(discard).toHaveBeenCalledExactlyOnceWith('g1'));
});

it('goes on where something else would have to go for it, and says so', async () => {
  const { stop, discard } = show({}, { restore: async () => false });
  await stop();
  await screen.findByText(
    'You have already started something else there. Please send it or start over first.',
  );
  expect(discard).not.toHaveBeenCalled();
});

it('tells of what could not be stopped any more', async () => {
  const { stop } = show({}, { became: 'was-sent' });
  await stop();
  await screen.findByText('It had already arrived.');
  expect(draft().get()).toBeNull();
});

it('leaves to be written on what somebody has changed since', async () => {
  const { stop, discard } = show({}, { became: 'was-sent' });
  discard.mockImplementation(async () => {
    draft().set('Chess club');
    return 'was-sent';
  });
  await stop();
  await screen.findByText('It had already arrived.');
  expect(draft().get()).toBe('Chess club');
});

it('says nothing of what was sent', () => {
  show({ isSent: true });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
