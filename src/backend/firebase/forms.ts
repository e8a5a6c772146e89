import type { FormsPort } from '../ports/forms';
import { call } from './sdk/callables';

/** Forms over our own functions. Fetched when a visitor begins to type: it brings no Firestore and no Auth. */
export const firebaseForms: FormsPort = {
  submitForm: (input) => call('submitForm', input),
  inviteParent: (input) => call('sendInviteEmail', input),
};
