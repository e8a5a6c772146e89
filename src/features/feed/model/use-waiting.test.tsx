import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Entry } from '@/features/offline';
import { OnTheWay } from '@/features/offline/testing';
import { renderUi } from '@/ui/testing';
import { useIsWaiting, useOnItsWay } from './use-waiting';

const entry = (id: string, held: Entry['held'] = null): Entry => ({
  ...{ kind: 'post', id, feed: { schoolId: 'oak', groupId: null }, content: 'Hello', picture: null },
  ...{ imageUrl: null, since: new Date(0), uid: 'ana', refused: null, held },
});

function Said() {
  return <output>{[useOnItsWay('p1'), useIsWaiting('p1')].join()}</output>;
}

it.each<[string, Omit<Parameters<typeof OnTheWay>[0], 'children'>, string]>([
  ['is being sent', { entries: [entry('p1')] }, 'Sending...,false'],
  ['waits for a silent server', { entries: [entry('p1')], offline: true }, 'Waiting to send,true'],
  [
    'waits for a full one',
    { entries: [entry('p1')], full: true },
    'Waiting to send: our service is at its limit,true',
  ],
  [
    'waits for room',
    { entries: [entry('p0'), entry('p1', 'service-full')] },
    'Waiting to send: our service is at its limit,false',
  ],
  [
    'waits for the files',
    { entries: [entry('p0'), entry('p1', 'files-away')] },
    'Waiting for our file storage, which does not answer,false',
  ],
  [
    'does not wait with another',
    { entries: [entry('p0', 'files-away')], offline: true },
    'Waiting to send,false',
  ],
  ['waits beside another', { entries: [entry('p0'), entry('p1')], offline: true }, 'Waiting to send,true'],
  ['is not held up by another', { entries: [entry('p0', 'files-away'), entry('p1')] }, 'Sending...,false'],
])('a post %s', (_what, way, said) => {
  renderUi(
    <OnTheWay {...way}>
      <Said />
    </OnTheWay>,
  );
  expect(screen.getByRole('status').textContent).toBe(said);
});
