import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LinkedText } from './linked-text';
import { renderUi } from './testing';

const TEXT =
  'See the [terms](/terms), or [write to us](/contact). [No link](https://elsewhere.example) [here].';

it('turns what is written as a link of ours into one, and nothing else', () => {
  const { container } = renderUi(<LinkedText text={TEXT} />);
  expect(container).toHaveTextContent(
    'See the terms, or write to us. [No link](https://elsewhere.example) [here].',
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/terms',
    '/contact',
  ]);
  expect(screen.getByRole('link', { name: 'terms' })).not.toHaveAttribute('target');
});

it('says so where links open beside the page', () => {
  renderUi(<LinkedText text={TEXT} inNewTab />);
  expect(screen.getByRole('link', { name: 'terms (opens in a new tab)' })).toHaveAttribute(
    'target',
    '_blank',
  );
});
