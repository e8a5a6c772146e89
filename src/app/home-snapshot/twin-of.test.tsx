import { expect, it } from 'vitest';
import { twinOf } from './twin-of';

const boxOf = (html: string): Element => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box;
};

/** Text of what is pressed on the page for something in a home that was kept. */
function pressed(kept: string, page: string): string | null {
  const [one] = boxOf(kept).querySelectorAll('[data-pressed]');
  if (!one) throw new Error('Nothing is pressed');
  return twinOf(one, boxOf(page))?.dataset.id ?? null;
}

const page =
  '<article id="post-1"><button data-id="1" aria-pressed="false">Like</button></article>' +
  '<article id="post-2"><button data-id="2" aria-pressed="true">Like</button></article>' +
  '<button aria-label="Search" data-id="3"></button><button data-id="4">More</button><button>More</button>' +
  '<a href="/post/1" data-id="5">Ana</a><a href="/post/1">Ana</a><textarea placeholder="Share" data-id="6"></textarea>';

it.each([
  [
    'the same of the same post',
    '<p data-of="post-1"><button data-pressed aria-pressed="false">Like</button>',
    '1',
  ],
  [
    'not what was done meanwhile',
    '<p data-of="post-2"><button data-pressed aria-pressed="false">Like</button>',
    null,
  ],
  [
    'nothing of a post that is gone',
    '<p data-of="post-3"><button data-pressed aria-pressed="false">Like</button>',
    null,
  ],
  ['what has the same name', '<button aria-label="Search" data-pressed></button>', '3'],
  ['not one of several', '<button data-pressed>More</button>', null],
  ['what leads to the same place', '<a data-to="/post/1" data-pressed>Ana</a>', '5'],
  ['not what leads elsewhere', '<a data-to="/post/2" data-pressed>Ana</a>', null],
  ['the field', '<textarea placeholder="Share" data-pressed></textarea>', '6'],
])('finds %s', (_, kept, id) => {
  expect(pressed(kept, page)).toBe(id);
});
