import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '@/ui/testing';
import { TermsPage } from './terms-page';

it('says what holds, with ways to what it speaks of', () => {
  renderUi(<TermsPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'When something is reported' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reports' })).toHaveAttribute('href', '/reports');
  expect(screen.getAllByRole('link', { name: 'Your data' })[0]).toHaveAttribute('href', '/my-data');
  expect(screen.getByRole('link', { name: 'the privacy page' })).toHaveAttribute('href', '/privacy');
  expect(document.body.textContent).not.toMatch(/\{\{|undefined|object/);
});
