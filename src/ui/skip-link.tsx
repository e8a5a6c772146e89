import { useTranslation } from 'react-i18next';

/** First thing on every page: past the frame, straight to `<main id="main" tabIndex={-1}>`. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  const { t } = useTranslation();
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-md bg-ink px-4 py-3 font-semibold text-paper focus-visible:translate-y-0"
      onClick={(event) => {
        // The address must keep its fragment: #postId means a post.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {t('skipToContent')}
    </a>
  );
}
