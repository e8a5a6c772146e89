import { useEffect } from 'react';

/**
 * In place of `react-style-singleton` (aliased in vite.config.ts), by which the dialogs' scroll lock adds its styles.
 * The package writes a style element, which our content security policy refuses; a constructed style sheet is no
 * inline style, so the policy can stay strict (docs/decisions.md 9).
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;

  const add = (styles: string) => {
    users += 1;
    if (sheet) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  };
  const remove = () => {
    users -= 1;
    if (users > 0) return;
    const gone = sheet;
    sheet = null;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== gone);
  };

  /** Holds the styles while it is mounted; the first one's count. `dynamic` as in the package: they may change. */
  // biome-ignore lint/correctness/noComponentHookFactories: the package's own interface; called at module level.
  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    const key = dynamic ? styles : '';
    // biome-ignore lint/correctness/useExhaustiveDependencies: without `dynamic` later styles are not taken up.
    useEffect(() => {
      add(styles);
      return remove;
    }, [key]);
    return null;
  };
}
