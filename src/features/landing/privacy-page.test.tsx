import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/ui/testing';
import { PrivacyPage } from './privacy-page';

afterEach(() => vi.unstubAllEnvs());

const build = (settings: Record<string, string>) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  renderUi(<PrivacyPage />);
};
const part = (name: string) => within(screen.getByRole('region', { name }));
const responsible = () => part('Who is responsible');

const FILLED_IN = {
  VITE_BACKEND: 'project',
  VITE_CONTROLLER_NAME: 'Parents of Maple e. V.',
  VITE_CONTROLLER_ADDRESS: '5 Maple Road, Portland',
  VITE_CONTROLLER_EMAIL: 'data@maple.example',
};

describe('who is responsible', () => {
  it('is who the operator says', () => {
    build(FILLED_IN);
    expect(responsible().getByText('Parents of Maple e. V.')).toBeInTheDocument();
    expect(responsible().getByText('5 Maple Road, Portland')).toBeInTheDocument();
    expect(responsible().getByRole('link', { name: 'data@maple.example' })).toHaveAttribute(
      'href',
      'mailto:data@maple.example',
    );
    expect(responsible().queryByText(/not filled in|Example/)).not.toBeInTheDocument();
  });

  it.each(['VITE_CONTROLLER_NAME', 'VITE_CONTROLLER_ADDRESS', 'VITE_CONTROLLER_EMAIL'])(
    'is said to be missing without %s, beside what is there',
    (missing) => {
      build({ ...FILLED_IN, [missing]: ' ' });
      expect(
        responsible().getByText('Whoever runs this site has not filled in who they are.'),
      ).toBeInTheDocument();
      expect(responsible().getAllByRole('definition')).toHaveLength(2);
      expect(responsible().queryByText(/Example/)).not.toBeInTheDocument();
    },
  );

  it('is made up in a sample alone, which says so', () => {
    build({ VITE_BACKEND: 'local' });
    expect(responsible().getByText('Example')).toBeInTheDocument();
    expect(responsible().getByText(/made up/)).toBeInTheDocument();
    // Nobody reads mails to an address that is made up.
    expect(
      responsible()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/contact']);
  });

  it('is nobody in a project where nothing is filled in', () => {
    build({ VITE_BACKEND: 'project' });
    expect(responsible().getByText(/has not filled in who they are/)).toBeInTheDocument();
    expect(responsible().queryByRole('definition')).not.toBeInTheDocument();
  });
});

describe('who works for the site', () => {
  const services = () => part('Who works for us');

  it('names nobody who does not', () => {
    build({ VITE_BACKEND: 'project' });
    expect(services().getByText(/this site has no analytics/)).toBeInTheDocument();
    expect(services().queryByText(/counts views|handed to|reCAPTCHA/)).not.toBeInTheDocument();
    expect(services().getByText(/region us-central1 /)).toBeInTheDocument();
  });

  it('names those that the build is for', () => {
    build({
      VITE_ANALYTICS_SRC: 'https://stats.example/js/script.manual.js',
      VITE_FORM_ENDPOINT: 'https://forms.example/f/1',
      VITE_APP_CHECK_KEY: 'key',
      VITE_FUNCTIONS_REGION: 'europe-west1',
    });
    expect(services().getByText(/^stats\.example counts views of pages/)).toBeInTheDocument();
    expect(services().getByText(/handed to forms\.example\./)).toBeInTheDocument();
    expect(services().getByText(/reCAPTCHA/)).toBeInTheDocument();
    expect(services().getByText(/region europe-west1 /)).toBeInTheDocument();
    expect(services().queryByText(/has no analytics/)).not.toBeInTheDocument();
  });
});

it('leads to where rights are, by headings that follow each other', () => {
  build({});
  const rights = part('Your rights, and where they are in the app');
  for (const name of ['Your data', 'Edit profile', 'Sign-in and security', 'your requests'])
    expect(rights.getAllByRole('link', { name })[0]).toBeInTheDocument();
  expect(
    screen.getByRole('heading', { level: 3, name: 'Your request to join, and its document' }),
  ).toBeVisible();
  // Every number is there.
  expect(document.body.textContent).not.toMatch(/\{\{|undefined|object/);
});
