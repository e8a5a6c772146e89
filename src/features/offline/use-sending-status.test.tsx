import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Entry } from './outbox/entry';
import { OnTheWay } from './testing';
import { useSendingStatus } from './use-sending-status';

const Words = ({ held }: Pick<Entry, 'held'>) => <output>{useSendingStatus({ held })}</output>;

it.each<[string, { held?: Entry['held']; offline?: boolean; full?: boolean }]>([
  ['Sending...', {}],
  ['Waiting to send', { offline: true }],
  ['Waiting to send', { offline: true, held: 'files-away' }],
  ['Waiting to send', { held: 'unavailable' }],
  ['Waiting for our file storage, which is not answering', { held: 'files-away' }],
  ['Our service is busy. Trying again...', { held: 'service-away' }],
  ['Our service is busy. Trying again...', { held: 'deadline-exceeded' }],
  ['Waiting to send: our service is at its limit', { full: true }],
  ['Waiting to send: our service is at its limit', { held: 'service-full' }],
  ['Waiting to send: our service is at its limit', { held: 'service-full', offline: true }],
])('says "%s" of %o', (words, { held = null, ...server }) => {
  render(
    <OnTheWay {...server}>
      <Words held={held} />
    </OnTheWay>,
  );
  expect(screen.getByRole('status').textContent).toBe(words);
});
