import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { deleteAll } from '../platform/delete-query';
import { TRIGGER } from '../platform/options';
import { runSteps, type Step } from '../platform/steps';
import { changesOf, seriesRef } from './documents';
import { syncSeries } from './sync-series';
import { tellSeries } from './tell-series';

/** Its events first: of what was not done nobody is told. */
const followSteps = (seriesId: string): Step[] => [
  {
    name: 'follow',
    run: async () => {
      await syncSeries(seriesId);
      await tellSeries(seriesId);
    },
  },
];

/** With a series that is gone go its changes; a new one of its id may be there by now. */
async function deleteRemains(seriesId: string): Promise<void> {
  if (!(await seriesRef(seriesId).get()).exists) await deleteAll(changesOf(seriesId));
}

/** A series came or went: its events follow. Nothing here writes one: no loop. */
export const onEventSeriesWritten = onDocumentWritten(
  { ...TRIGGER, document: 'eventSeries/{seriesId}' },
  async ({ params: { seriesId }, data }) => {
    if (data?.before.exists === data?.after.exists) return;
    const remains: Step = { name: 'remains', run: () => deleteRemains(seriesId) };
    await runSteps([...followSteps(seriesId), ...(data?.after.exists ? [] : [remains])], { seriesId });
  },
);

/** One of its occurrences and all that follow are changed. */
export const onSeriesChangeCreated = onDocumentCreated(
  { ...TRIGGER, document: 'eventSeries/{seriesId}/seriesChanges/{changeId}' },
  async ({ params: { seriesId } }) => runSteps(followSteps(seriesId), { seriesId }),
);
