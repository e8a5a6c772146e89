import { brand } from '@/brand';
import { siteLink } from './config';
import type { Email, EmailBlock, EmailItem, RenderedEmail } from './email';
import { Html, html } from './html';
import { inlineStyle } from './inline-style';
import { DARK_STYLE } from './style';
import { oneLine } from './text';

/** Turns an email into a mail with an HTML and a plain text part that say the same. */
export async function renderEmail(email: Email): Promise<RenderedEmail> {
  const { markup } = await inlineStyle(page(email));
  return {
    subject: oneLine(email.subject),
    html: `<!doctype html>\n${markup}\n`,
    text: plain(email),
    headers: headers(email),
  };
}

function headers({ unsubscribe }: Email): Record<string, string> {
  // Keeps holiday notices from answering.
  const automatic = { 'Auto-Submitted': 'auto-generated' };
  if (!unsubscribe) return automatic;
  return {
    ...automatic,
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function plain({ heading, blocks, reason, unsubscribe }: Email): string {
  const parts = [heading, ...blocks.map(plainBlock), '--', `${reason}\n${brand.name}: ${siteLink('/')}`];
  if (unsubscribe) parts.push(`${unsubscribe.words}: ${unsubscribe.page}`);
  return `${parts.join('\n\n')}\n`;
}

function plainBlock(block: EmailBlock): string {
  switch (block.kind) {
    case 'button':
      return `${block.label}: ${block.href}`;
    case 'list':
      return [block.heading, ...block.items.map(plainItem)].join('\n\n');
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'text':
      return block.text;
  }
}

const plainItem = ({ title, detail, href }: EmailItem): string =>
  [`- ${title}`, detail, href].filter(Boolean).join('\n  ');

function htmlBlock(block: EmailBlock): Html {
  switch (block.kind) {
    case 'button':
      return html`<p class="act"><a class="button" href="${block.href}">${block.label}</a></p>`;
    case 'list':
      return html`<h2>${block.heading}</h2>\n<ul class="list">${block.items.map(htmlItem)}</ul>`;
    case 'quote':
      return html`<blockquote class="quote">${lines(block.text)}</blockquote>`;
    case 'text':
      return html`<p>${lines(block.text)}</p>`;
  }
}

function htmlItem({ title, detail, href }: EmailItem): Html {
  const line = detail ? html`<br><span class="detail">${detail}</span>` : html``;
  return html`<li class="item"><a class="link" href="${href}">${title}</a>${line}</li>`;
}

const lines = (text: string): Html[] =>
  text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`));

function page({ heading, blocks, reason, unsubscribe }: Email): Html {
  const stop = unsubscribe
    ? html`<br><a class="link" href="${unsubscribe.page}">${unsubscribe.words}</a>`
    : html``;
  return html`<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${heading}</title>
<style>${new Html(DARK_STYLE)}</style>
</head>
<body>
<div class="sheet" role="article" aria-label="${heading}">
<p class="brand">${brand.name}</p>
<h1>${heading}</h1>
${blocks.map(htmlBlock)}
<p class="foot">${reason}<br><a class="link" href="${siteLink('/')}">${brand.name}</a>${stop}</p>
</div>
</body>
</html>`;
}
