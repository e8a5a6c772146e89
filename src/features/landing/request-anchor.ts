/** Id of the request form: the page's head leads there without loading it. */
export const REQUEST = 'request';
