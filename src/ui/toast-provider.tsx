import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Toast, type ToastEntry } from './toast';
import { type ToastApi, ToastContext } from './use-toast';

const AT_MOST = 3;

/**
 * Holds the toasts and the region they are announced in. Written by hand because the library's is heavier than all
 * other parts of the frame together and this sits on every page, the landing page too.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [toasts, setToasts] = useState<readonly ToastEntry[]>([]);
  const [paused, setPaused] = useState(false);
  const lastId = useRef(0);

  const list = useRef<readonly ToastEntry[]>([]);

  const change = useCallback((next: readonly ToastEntry[]) => {
    const left = list.current.filter((toast) => !next.includes(toast));
    list.current = next;
    setToasts(next);
    // A toast taken away under the pointer or the focus tells of no leaving: the next one would stay for good.
    if (left.length > 0) setPaused(false);
    for (const toast of left) toast.onGone?.();
  }, []);
  const dismiss = useCallback(
    (id: string) => change(list.current.filter((toast) => toast.id !== id)),
    [change],
  );
  const api = useMemo<ToastApi>(
    () => ({
      show: (message, options = {}) => {
        lastId.current += 1;
        const id = String(lastId.current);
        // The same words twice are one message (a retry that failed again).
        const others = list.current.filter((toast) => toast.message !== message);
        const pushable = others.filter((toast) => !toast.onGone);
        const tooMany = pushable.slice(0, Math.max(0, others.length + 1 - AT_MOST));
        change([...others.filter((toast) => !tooMany.includes(toast)), { id, message, ...options }]);
        return id;
      },
      dismiss,
    }),
    [change, dismiss],
  );

  const region = useRef<HTMLElement>(null);
  // The page's end gets as much room, or what the message speaks of could not be scrolled out from under it.
  useLayoutEffect(() => {
    const height = toasts.length === 0 ? 0 : (region.current?.offsetHeight ?? 0);
    document.documentElement.style.setProperty('--toasts-height', `${height}px`);
  }, [toasts]);

  return (
    <ToastContext value={api}>
      {children}
      <section
        ref={region}
        data-toasts
        aria-label={t('notifications')}
        // Whoever is reading or about to press a button gets the time they need.
        onPointerMove={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
        className="pointer-events-none fixed inset-x-0 bottom-(--tabs-height) z-50 mx-auto grid w-full max-w-md gap-2 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:right-0 md:left-auto md:mx-0"
      >
        <ol aria-live="polite" aria-relevant="additions" className="contents">
          {toasts.map((toast) => (
            <Toast key={toast.id} toast={toast} paused={paused} onDismiss={dismiss} />
          ))}
        </ol>
      </section>
    </ToastContext>
  );
}
