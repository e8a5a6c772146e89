import { expect, it } from 'vitest';
import { type Kept, keep, make } from './elements';

const none = new Set<Element>();

function elementOf(html: string): Element {
  const box = document.createElement('div');
  box.innerHTML = html;
  const [element] = box.children;
  if (!element) throw new Error('Nothing in it');
  return element;
}

/** The HTML of what is kept of some HTML. */
function again(html: string): string {
  const box = document.createElement('div');
  box.append(make(JSON.parse(JSON.stringify(keep(elementOf(html), none)))));
  return box.innerHTML;
}

it('makes an element as it was: its words, its classes, its drawings', () => {
  const html =
    '<article class="grid" aria-label="Post by Ana" data-of="post-1"><p>A &lt;b&gt; for <strong>you</strong></p>' +
    '<svg viewBox="0 0 24 24"><path d="M1 1"></path></svg></article>';
  expect(again(html.replace('data-of', 'id'))).toBe(html);
});

it('draws what is drawn', () => {
  const svg = make(['svg', { viewBox: '0 0 1 1' }, ['path', { d: 'M0 0' }]]) as Element;
  expect([svg.namespaceURI, svg.firstElementChild?.namespaceURI]).toEqual(
    Array(2).fill('http://www.w3.org/2000/svg'),
  );
});

it('leaves out what can be followed, what has a name of its own, and what speaks by itself', () => {
  expect(again('<a id="post-1" href="/post/1" class="link">Post</a>')).toBe(
    '<a class="link" data-to="/post/1">Post</a>',
  );
  expect(again('<p role="status" aria-labelledby="x" aria-live="polite">2 new</p>')).toBe('<p>2 new</p>');
  expect(again('<img alt="" src="blob:https://x/1">')).toBe('<img alt="">');
});

it('leaves out what somebody was writing', () => {
  expect(again('<textarea class="w-full">A draft</textarea>')).toBe(
    '<textarea class="w-full" readonly=""></textarea>',
  );
  expect(again('<input value="A draft" type="text">')).toBe('<input type="text" readonly="">');
  expect(again('<p><input type="file"><a href="#main">Skip</a></p>')).toBe('<p></p>');
  expect(again('<select><option selected="">Mine</option></select>')).toBe('<select></select>');
});

it('leaves out what is hidden, and what is off or can be chosen unless it is so for all', () => {
  const html =
    '<form><span hidden="">Why</span><select><option selected="">News</option></select>' +
    '<button type="button" disabled="">Post</button></form>';
  expect(again(html)).toBe(
    '<form method="dialog"><select></select><button type="button">Post</button></form>',
  );
  const forAll = make(keep(elementOf(html), new Set(), true)) as Element;
  expect(forAll.innerHTML).toBe(
    '<select><option>News</option></select><button type="button" disabled="">Post</button>',
  );
});

it('leaves out elements that it does not know, and those that it is told to', () => {
  const html = elementOf('<div><script>x</script><iframe></iframe><p>One</p><p>Two</p></div>');
  const two = html.querySelectorAll('p')[1] as Element;
  expect(keep(html, new Set([two]))).toEqual(['div', {}, ['p', {}, 'One']]);
});

it('is as the next visit finds it: without what is over, and with what stands in another’s place', () => {
  const line =
    '<div class="absolute"><button type="button">News</button>' +
    '<div class="invisible" aria-hidden="true" data-next-visit="instead"><section class="grid">The gate</section></div></div>';
  expect(again(`<main>${line}<p>Posts</p></main>`)).toBe(
    '<main><section class="grid">The gate</section><p>Posts</p></main>',
  );
  const over = line.replace('<div ', '<div data-next-visit="gone" ');
  expect(again(`<main>${over}<p>Posts</p></main>`)).toBe('<main><p>Posts</p></main>');
});

it.each<[string, unknown]>([
  ['a script', ['script', {}, 'alert(1)']],
  ['a frame', ['div', {}, ['iframe', { src: 'https://evil.test' }]]],
  ['a handler', ['img', { onerror: 'alert(1)' }]],
  ['a link', ['a', { href: 'javascript:alert(1)' }, 'Post']],
  ['a picture from a script', ['img', { src: 'javascript:alert(1)' }]],
  ['a page in place of a picture', ['img', { src: 'data:text/html,<script>alert(1)</script>' }]],
  ['a picture of another protocol', ['img', { src: '//evil.test/x.png' }]],
  ['an id', ['div', { id: 'root' }]],
  ['a tag that is none', ['di v', {}]],
  ['an attribute that is no text', ['div', { class: {} }]],
  ['no attributes', ['div']],
  ['an object', { tag: 'div' }],
  ['nothing', null],
])('believes nothing with %s', (_, kept) => {
  expect(() => make(kept as Kept)).toThrow();
});
