import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Email } from './email';
import { renderEmail } from './render';
import { DARK_STYLE, STYLE } from './style';

beforeAll(() => vi.stubEnv('SITE_URL', 'https://schoolgate.test'));

const HOSTILE = `<b onclick="x()">'&amp;' {{constructor}} <% code %> JUICE_CODE_BLOCK_0_</b> </p><style>p{}</style>`;
const email: Email = {
  subject: 'A subject',
  heading: HOSTILE,
  blocks: [
    { kind: 'text', text: HOSTILE },
    { kind: 'quote', text: `One\n${HOSTILE}` },
    {
      kind: 'list',
      heading: HOSTILE,
      items: [
        { title: HOSTILE, detail: HOSTILE, href: 'https://schoolgate.test/post/1?a=1&b=2' },
        { title: 'Cake', detail: '', href: 'https://schoolgate.test/post/2' },
      ],
    },
    { kind: 'button', label: 'Open', href: 'https://schoolgate.test/?code=a%26b&x=1' },
  ],
  reason: 'You asked.',
  unsubscribe: {
    words: 'No more invitations to this address',
    page: 'https://schoolgate.test/unsubscribe?token=t',
    oneClick: 'https://x.test',
  },
};

test('every element of the page carries its style, for programs that drop style sheets', async () => {
  const { html } = await renderEmail(email);
  const body = html.slice(html.indexOf('<body'));
  const bare = [...body.matchAll(/<(\w+)([^>]*)>/g)].filter(
    ([, tag = '', attributes = '']) => tag !== 'br' && !attributes.includes('style="'),
  );
  expect(bare.map(([element]) => element)).toEqual([]);
  expect(body).toMatch(/<a class="button" href="[^"]+" style="[^"]*background-color: #17513b/);
});

test('the dark scheme stays a style sheet that wins over the elements', async () => {
  const { html } = await renderEmail(email);
  const sheet = html.slice(html.indexOf('<style>'), html.indexOf('</style>'));
  const [, dark = ''] = sheet.split('@media (prefers-color-scheme: dark)');
  const colours = dark.match(/[\w-]*color: [^;]+;/g) ?? [];
  expect(colours.length).toBeGreaterThan(5);
  for (const colour of colours) expect(colour).toContain('!important');
});

test('a parent’s words are the same words after the style was written in', async () => {
  const { html } = await renderEmail(email);
  const escaped =
    '&lt;b onclick=&quot;x()&quot;&gt;&#39;&amp;amp;&#39; {{constructor}} &lt;% code %&gt; JUICE_CODE_BLOCK_0_&lt;/b&gt; ' +
    '&lt;/p&gt;&lt;style&gt;p{}&lt;/style&gt;';
  expect(html.split(escaped)).toHaveLength(1 + 8);
  expect(html).not.toMatch(/<b\b|onclick="/);
  expect(html).toContain('href="https://schoolgate.test/?code=a%26b&amp;x=1"');
});

test('a list is the same in plain text and in HTML, a thing that has no line about it as well', async () => {
  const { html, text } = await renderEmail({
    ...email,
    blocks: [
      {
        kind: 'list',
        heading: 'New posts',
        items: [
          { title: 'Cake sale', detail: 'Ana Costa', href: 'https://schoolgate.test/post/1?a=1&b=2' },
          { title: 'A poll', detail: '', href: 'https://schoolgate.test/post/2' },
        ],
      },
    ],
  });
  expect(text).toContain(
    '\n\nNew posts\n\n- Cake sale\n  Ana Costa\n  https://schoolgate.test/post/1?a=1&b=2\n\n- A poll\n  https://schoolgate.test/post/2\n\n',
  );
  const bare = html.replace(/ (style|class)="[^"]*"/g, '').replace(/\s*\n\s*/g, '');
  expect(bare).toContain(
    '<h2>New posts</h2><ul>' +
      '<li><a href="https://schoolgate.test/post/1?a=1&amp;b=2">Cake sale</a><br><span>Ana Costa</span></li>' +
      '<li><a href="https://schoolgate.test/post/2">A poll</a></li></ul>',
  );
});

test('a mail that nobody can stop ends with the product', async () => {
  const { unsubscribe: _, ...wanted } = email;
  const { html, text } = await renderEmail({ ...wanted, reason: 'You asked.' });
  expect(html).toMatch(/You asked\.<br[^>]*><a [^>]*>Schoolgate<\/a><\/p>\n<\/div>/);
  expect(text).toMatch(/You asked\.\nSchoolgate: https:\/\/schoolgate\.test\/\n$/);
});

test('mails wear the colours of the product', () => {
  const tokens = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');
  const [light, dark] = [1, 2].map(
    (theme) =>
      new Set([...tokens.matchAll(/light-dark\((#\w{6}), (#\w{6})\)/g)].map((pair) => pair[theme] ?? '')),
  );
  const coloursOf = (style: string) => style.match(/#[0-9a-f]{6}\b/g) ?? [];
  expect(coloursOf(STYLE).filter((colour) => !light?.has(colour))).toEqual([]);
  expect(coloursOf(DARK_STYLE).filter((colour) => !dark?.has(colour))).toEqual([]);
});
