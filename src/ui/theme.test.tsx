import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import early from '../../public/before-paint.js?raw';
import { renderUi } from './testing';
import { getTheme } from './theme';
import { ThemePicker } from './theme-picker';

// The script that runs before the first paint, as the page runs it.
const runEarly = () => new Function(early)();

describe('the theme', () => {
  afterEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset.theme;
  });

  it('is shown at once, remembered, and there before the first paint of the next visit', async () => {
    const { user } = renderUi(<ThemePicker />);
    await user.selectOptions(screen.getByLabelText('Appearance'), 'dark');
    expect(document.documentElement.dataset.theme).toBe('dark');

    delete document.documentElement.dataset.theme;
    runEarly();
    expect(getTheme()).toBe('dark');
  });

  it('follows the device again when told to', async () => {
    localStorage.setItem('theme', 'light');
    runEarly();
    const { user } = renderUi(<ThemePicker />);
    expect(screen.getByLabelText('Appearance')).toHaveValue('light');
    await user.selectOptions(screen.getByLabelText('Appearance'), 'system');
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('ignores nonsense in storage', () => {
    localStorage.setItem('theme', 'url(x)');
    runEarly();
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});
