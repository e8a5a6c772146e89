// Before the first paint: a build writes this into each page (scripts/first-paint).

// The theme chosen on this device (see src/ui/theme.ts).
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage denied: the system's theme.
}

// The prerendered landing page speaks to visitors without an invite code (see src/features/landing/invite-banner.tsx).
const code = new URLSearchParams(location.search).get('code');
if (code && code !== 'null') document.documentElement.dataset.invited = '';

// A form of a prerendered page that is sent before its code has come is sent by that code, and shows that it waits
// (see src/ui/use-click-before-hydration.ts).
addEventListener(
  'submit',
  ({ target, submitter }) => {
    if (target.method !== 'dialog' || 'live' in target.dataset) return;
    target.dataset.pressed = '';
    submitter?.setAttribute('aria-disabled', 'true');
  },
  true,
);
