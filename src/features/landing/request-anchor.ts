/** Id of the request form: the page's head leads there without loading it. */
export const REQUEST = 'request';

/** The form that takes requests for an invite code, from anywhere in the app. */
export const REQUEST_ADDRESS = `/#${REQUEST}`;

/** Straight to the form's first field, if the form is there. */
export function showRequest(): boolean {
  const form = document.getElementById(REQUEST);
  form?.scrollIntoView();
  form?.querySelector('input')?.focus({ preventScroll: true });
  return form !== null;
}
