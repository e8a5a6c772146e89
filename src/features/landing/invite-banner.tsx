import { Ticket } from 'lucide-react';
import { type MouseEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/ui/cx';
import { REQUEST, showRequest } from './request-anchor';

/** The address stays: a change would rebuild the page below (lazy-below-the-fold). */
function goToRequest(event: MouseEvent): void {
  if (showRequest()) event.preventDefault();
}

interface InviteBannerProps {
  /** Null without an invite code. */
  code: string | null;
  /** The school the code belongs to; null while unknown. */
  school: string | null;
}

/** Invites to the code's school, or says how to get a code. All three take the same room: nothing jumps. */
export function InviteBanner({ code, school }: InviteBannerProps) {
  const { t } = useTranslation('landing');
  // Set by public/before-paint.js: from here on the banner is right by itself.
  useEffect(() => {
    delete document.documentElement.dataset.invited;
  }, []);
  const kind = code ? (school ? 'school' : 'unknown') : 'none';
  return (
    <section
      aria-live="polite"
      data-banner={kind}
      className={cx(
        'flex min-h-28 max-w-[34rem] items-start gap-3.5 rounded-lg border border-accent border-dashed bg-surface px-4 py-3.5',
        kind === 'none' && '[[data-invited]_&]:invisible',
      )}
    >
      <Ticket aria-hidden className="mt-0.5 size-6 shrink-0 -rotate-12 text-accent" />
      <div className="grid min-w-0 gap-1">
        <p className="font-display font-semibold text-lg">
          {kind === 'school' ? t('banner.school.title', { school }) : t(`banner.${kind}.title`)}
        </p>
        {code ? (
          <p>{t('banner.withCode')}</p>
        ) : (
          <p>
            {/* One text: a space of its own, at the end of what has come of the page so far, counts as moving later. */}
            {`${t('banner.none.text')} `}
            <a href={`#${REQUEST}`} className="link" onClick={goToRequest}>
              {t('banner.none.link')}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
