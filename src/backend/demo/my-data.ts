import type { MyDataPort } from '../ports/my-data';
import { observeConstant } from './constant';
import { refuse } from './refuse';

/** Nobody's data is in the demo. */
export const myData: MyDataPort = {
  watchExport: (_uid, observer) => observeConstant(null, observer),
  requestExport: refuse,
  downloadExport: refuse,
  watchDeletion: (_uid, observer) => observeConstant(null, observer),
  requestDeletion: refuse,
  cancelDeletion: refuse,
  leaveSchool: refuse,
};
