import { Button, type ButtonProps } from '@/ui/button';

/** Google's mark, in its own colours in both themes. */
function GoogleMark() {
  return (
    <svg aria-hidden viewBox="0 0 48 48">
      <path
        fill="#4285f4"
        d="M47.5 24.6c0-1.6-.1-3.2-.4-4.7H24v9h13.2a11.3 11.3 0 0 1-4.9 7.4v6.1h7.9c4.6-4.3 7.3-10.5 7.3-17.8z"
      />
      <path
        fill="#34a853"
        d="M24 48.5c6.6 0 12.2-2.2 16.2-5.9l-7.9-6.1c-2.2 1.5-5 2.3-8.3 2.3-6.4 0-11.8-4.3-13.7-10.1H2.1v6.3A24.5 24.5 0 0 0 24 48.5z"
      />
      <path fill="#fbbc05" d="M10.3 28.7a14.7 14.7 0 0 1 0-9.4V13H2.1a24.5 24.5 0 0 0 0 22z" />
      <path
        fill="#ea4335"
        d="M24 9.2c3.6 0 6.9 1.2 9.4 3.7l7-7A23.5 23.5 0 0 0 24-.5 24.5 24.5 0 0 0 2.1 13l8.2 6.3C12.2 13.5 17.6 9.2 24 9.2z"
      />
    </svg>
  );
}

/** The way in by a Google account; the words say whether it is a sign-up or a login. */
export function GoogleButton(props: Omit<ButtonProps, 'variant' | 'icon'>) {
  return <Button {...props} variant="secondary" icon={<GoogleMark />} />;
}
