import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from './select';
import { getTheme, setTheme, THEMES, type Theme } from './theme';

/** Lets the reader choose light, dark or what the device says. */
export function ThemePicker() {
  const { t } = useTranslation();
  const [theme, setShown] = useState(getTheme);
  return (
    <Select
      label={t('theme.label')}
      value={theme}
      onChange={(event) => {
        const next = event.target.value as Theme;
        setTheme(next);
        setShown(next);
      }}
      options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
    />
  );
}
