import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { styleSingleton } from './style-singleton';

const rules = () =>
  document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join(' ');

it('holds its styles while anyone uses them, without a style element', () => {
  const Sheet = styleSingleton();
  const one = render(<Sheet styles="body { overflow: hidden }" />);
  const two = render(<Sheet styles="body { overflow: hidden }" />);
  expect(rules()).toContain('overflow: hidden');
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(document.querySelector('style')).not.toBeInTheDocument();
  one.unmount();
  expect(rules()).toContain('overflow: hidden');
  two.unmount();
  expect(document.adoptedStyleSheets).toHaveLength(0);
});
