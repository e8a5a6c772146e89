import { useTranslation } from 'react-i18next';
import { brand } from '@/brand';
import { GateMark } from '@/ui/gate-mark';
import { PageLoading } from './page-loading';

/** For browsers without JavaScript: why nothing here does anything. */
export function NeedsScript() {
  const { t } = useTranslation();
  return (
    <noscript>
      <p className="mx-auto mb-6 max-w-column text-lg">{t('needsScript')}</p>
    </noscript>
  );
}

/**
 * What is on screen before any page's code has arrived: the head of the shared frame over grey lines. Also the body
 * of app.html, so that it paints before any script has run; it must not need messages beyond the common ones.
 */
export function Shell() {
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="border-line border-b bg-paper">
        <div className="flex min-h-12 w-full items-center gap-2 px-4 font-display font-semibold text-xl">
          <GateMark className="size-8" />
          <span>{brand.name}</span>
        </div>
      </div>
      <div className="mx-auto w-full max-w-page flex-1 px-4 pt-4 md:pt-6">
        <NeedsScript />
        <PageLoading />
      </div>
    </div>
  );
}
