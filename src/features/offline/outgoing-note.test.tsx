import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '@/ui/testing';
import { group, left } from './outbox/testing';
import { OutgoingNote } from './outgoing-note';
import { OnTheWay } from './testing';

const label = /^Don.t send$/;

function show(changes: Parameters<typeof left>[1], became: 'gone' | 'was-sent' = 'gone') {
  const [discard, stopped] = [vi.fn(async (_id: string) => became), vi.fn()];
  const { user } = renderUi(
    <OnTheWay calls={{ discard }}>
      <OutgoingNote entry={left(group, changes)} onStopped={stopped} />
    </OnTheWay>,
  );
  return { user, discard, stopped };
}

it('says what something waits for, and stops it', async () => {
  const { user, discard, stopped } = show({ held: 'service-away' });
  screen.getByText('Our service is busy. Trying again...');
  await user.click(screen.getByRole('button', { name: label }));
  expect(stopped).toHaveBeenCalledTimes(1);
  expect(discard).toHaveBeenCalledExactlyOnceWith('g1');
  expect(screen.queryByText('It had arrived already.')).toBeNull();
});

it('tells of what could not be stopped any more', async () => {
  const { user } = show({}, 'was-sent');
  await user.click(screen.getByRole('button', { name: label }));
  await screen.findByText('It had arrived already.');
});

it('says nothing of what was sent', () => {
  show({ isSent: true });
  expect(screen.queryByRole('button')).toBeNull();
});
