import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/ui/testing';
import { ClaimsSection } from './claims-section';

afterEach(() => vi.unstubAllEnvs());

const build = (settings: Record<string, string>) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  renderUi(<ClaimsSection />);
};
const FILLED_IN = {
  VITE_BACKEND: 'project',
  VITE_CLAIM_SCHOOLS: '41',
  VITE_CLAIM_QUOTE: 'I know the parents of the other class now.',
  VITE_CLAIM_QUOTE_AUTHOR: 'A father, Year 3',
};

it('shows what whoever runs the site has filled in, as facts', () => {
  build(FILLED_IN);
  expect(screen.getByText('41')).toBeInTheDocument();
  expect(screen.getByText(FILLED_IN.VITE_CLAIM_QUOTE)).toBeInTheDocument();
  expect(screen.getByText('A father, Year 3')).toBeInTheDocument();
  expect(screen.queryByText('Example')).not.toBeInTheDocument();
});

it('claims nothing where nothing is filled in', () => {
  build({ VITE_BACKEND: 'project' });
  expect(screen.queryByRole('region', { name: 'From the parents' })).not.toBeInTheDocument();
});

it.each(['VITE_CLAIM_QUOTE', 'VITE_CLAIM_QUOTE_AUTHOR'])(
  'shows the figure alone without %s: a quote of nobody is none',
  (missing) => {
    build({ ...FILLED_IN, [missing]: ' ' });
    expect(screen.getByText('41')).toBeInTheDocument();
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  },
);

it('shows a quote without a figure', () => {
  build({ ...FILLED_IN, VITE_CLAIM_SCHOOLS: '' });
  expect(screen.getByRole('figure')).toBeInTheDocument();
  expect(screen.queryByText(/schools have a community/)).not.toBeInTheDocument();
});

it('makes up both with the local sample data alone, and says so beside each', () => {
  build({ VITE_BACKEND: 'local' });
  expect(screen.getByText('20+')).toBeInTheDocument();
  expect(screen.getAllByText('Example')).toHaveLength(2);
});
