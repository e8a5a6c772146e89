import { expect, test } from 'vitest';
import { html } from './html';

test('every interpolated text is escaped, in content and in attributes', () => {
  const hostile = `<img src=x onerror="a('b')">&`;
  expect(html`<p title="${hostile}">${hostile}</p>`.markup).toBe(
    '<p title="&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;">' +
      '&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;</p>',
  );
});

test('markup of the same template is taken as it is', () => {
  const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
  expect(html`<ul>${items}</ul>`.markup).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
});
