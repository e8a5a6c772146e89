import { type Html, html } from '../mail/html';

/** A part of the copy, as its page shows it. */
export interface Section {
  name: string;
  documents: readonly Record<string, unknown>[];
}

/** Nothing of the page is fetched from anywhere, and nothing in it runs. */
const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%;margin:0 0 1rem}th,td{border:1px solid #bbb;padding:.3rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}th{width:12rem}';

const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

const table = (fields: Record<string, unknown>): Html =>
  html`<table>${Object.entries(fields).map(
    ([name, value]) => html`<tr><th scope="row">${name}</th><td>${textOf(value)}</td></tr>`,
  )}</table>`;

/** The page that a person reads, with everything that the JSON files hold. */
export function readablePage(
  title: string,
  sections: readonly Section[],
  files: readonly string[],
  madeAt: Date,
): string {
  const body = html`<h1>${title}</h1>
<p>Made on ${madeAt.toISOString().slice(0, 10)}. The same is in the folder "data" as JSON, for other programs.</p>
${sections.map(
  ({ name, documents }) =>
    html`<h2>${titleOf(name)} (${String(documents.length)})</h2>${documents.map(table)}`,
)}
<h2>Files (${String(files.length)})</h2>
<ul>${files.map((file) => html`<li><a href="${encodeURI(file)}">${file}</a></li>`)}</ul>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${html`${title}`.markup}</title><style>${STYLE}</style></head><body>${body.markup}</body></html>`;
}
