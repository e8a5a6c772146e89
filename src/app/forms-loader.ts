import { fetched } from '@/backend/fetched';
import type { FormsPort } from '@/backend/ports/forms';

// Deliberately without the reload of loadChunk: somebody is typing.
const loadOwn = () =>
  fetched(() => import('@/backend/firebase/forms')).then((module) => module.firebaseForms);
const loadExternal = () =>
  fetched(() => import('@/backend/form-endpoint')).then((module) => module.externalForms);
/** Known to the build, so that it contains only one of the two ways. */
const external = Boolean(import.meta.env.VITE_FORM_ENDPOINT);

/** Where the public forms go: the external service when one is configured, else our own function (product §7.2). */
export const forms: FormsPort & { preload: () => void } = {
  submitForm: async (input) => (await (external ? loadExternal() : loadOwn())).submitForm(input),
  inviteParent: async (input) => (await loadOwn()).inviteParent(input),
  /** Fetched on the first sign of interest; a failure shows when the form is sent. */
  preload: () => {
    (external ? loadExternal() : loadOwn()).catch(() => undefined);
  },
};
