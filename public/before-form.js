// Before the first paint of a form that stands in the HTML: a build writes this into each such page (scripts/first-paint).

// The forms are for visitors (see src/features/auth/auth-page.tsx and src/features/session/signed-in-hint.ts).
try {
  const key = 'schoolgate.signedIn';
  if ((localStorage.getItem(key) ?? sessionStorage.getItem(key)) === '1')
    document.documentElement.dataset.signedIn = '';
} catch {
  // Storage denied: nobody is, before the app runs.
}

// A link beside a form that is pressed before the code has come is followed by that code (see src/ui/use-click-before-hydration.ts),
// which hands on the invite code and what was typed. Pressed once more it is followed as it stands, should the code not come.
addEventListener(
  'click',
  (event) => {
    const link = event.target.closest('[data-form] a:not([target])');
    const waits = document.querySelector('form[method=dialog]:not([data-live])');
    if (!link || !waits || 'pressed' in link.dataset || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    event.preventDefault();
    link.dataset.pressed = '';
  },
  true,
);
