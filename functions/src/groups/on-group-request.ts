import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { TRIGGER } from '../platform/options';
import { runSteps } from '../platform/steps';
import { endGroupRequest } from './end-request';
import { tellRunners } from './group-notifications';

/** Somebody asks to be let into a group: those who run it are told. Nothing here writes requests: no loop. */
export const onGroupRequestCreated = onDocumentCreated(
  { ...TRIGGER, document: 'groupRequests/{requestId}' },
  async ({ params: { requestId } }) => {
    await runSteps(
      [
        { name: 'end', run: () => endGroupRequest(requestId) },
        { name: 'tell', run: () => tellRunners(requestId) },
      ],
      { requestId },
    );
  },
);
