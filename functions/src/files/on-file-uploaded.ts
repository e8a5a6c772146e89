import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { TRIGGER } from '../platform/options';
import { runSteps } from '../platform/steps';
import { checkFile } from './check-file';
import { CHECKING } from './checking';
import { FUNCTIONS_FOLDERS } from './file-bounds';

/**
 * Looks at every file that was uploaded. Rules see only what a client says of a file: one whose bytes are something else
 * is deleted at once, and the parent is asked for another document.
 */
export const onFileUploaded = onObjectFinalized({ ...TRIGGER, ...CHECKING }, async ({ data }) => {
  const [folder = ''] = data.name.split('/');
  if (FUNCTIONS_FOLDERS.includes(folder)) return;
  await runSteps([{ name: 'check-file', run: () => checkFile(data) }], { folder });
});
