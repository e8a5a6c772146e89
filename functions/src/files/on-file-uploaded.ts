import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { TRIGGER } from '../platform/options';
import { runSteps } from '../platform/steps';
import { checkFile } from './check-file';
import { CHECKING } from './checking';

/**
 * Looks at every file that was uploaded. Rules see only what a client says of a file: one whose bytes are something else
 * is deleted at once, and the parent is asked for another document.
 */
export const onFileUploaded = onObjectFinalized({ ...TRIGGER, ...CHECKING }, ({ data }) =>
  runSteps([{ name: 'check-file', run: () => checkFile(data) }], { folder: data.name.split('/')[0] ?? '' }),
);
