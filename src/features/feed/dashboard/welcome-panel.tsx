import { Check } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DigestOffer } from '@/features/notification-settings';
import { useMe } from '@/features/session';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { useHasPosted } from '../api/use-has-posted';
import { focusComposer } from '../composer/composer-field';

interface Props {
  schoolId: string;
  schoolName: string;
  /** Asked for by the menu: it is shown with all its ticks. */
  staysWhenDone: boolean;
  onDismiss: () => void;
}

/** Nobody misses an offer. */
const nothing = () => null;

/** What a new parent does first, with a tick at what is done. */
export function WelcomePanel({ schoolId, schoolName, staysWhenDone, onDismiss }: Props) {
  const { t } = useTranslation('posts');
  const me = useMe();
  const hasPosted = useHasPosted(schoolId);
  const steps = [
    { key: 'picture', done: me.profilePicUrl !== null },
    { key: 'children', done: me.children.length > 0 },
    { key: 'hello', done: hasPosted },
  ] as const;
  const isDone = !staysWhenDone && steps.every(({ done }) => done === true);
  // With all else done, whether there is anything to show is not known yet.
  const isUnknown = !staysWhenDone && steps.every(({ done }) => done !== false);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (isDone) dismiss();
  }, [isDone]);
  if (isUnknown) return null;

  return (
    <Card as="section" aria-label={t('welcome.title', { school: schoolName })} className="grid gap-3">
      <h2 className="text-xl">{t('welcome.title', { school: schoolName })}</h2>
      <p>{t('welcome.text')}</p>
      <ul className="grid gap-1">
        {steps.map(({ key, done }) => (
          <li key={key} className="flex min-h-11 items-center gap-3">
            <span
              aria-hidden
              className={cx(
                'inline-flex size-6 shrink-0 items-center justify-center rounded-full border',
                done ? 'border-transparent bg-accent text-on-accent' : 'border-edge',
              )}
            >
              {done && <Check className="size-4" />}
            </span>
            {done && (
              <span className="text-muted line-through">
                {t(`welcome.${key}`)} <span className="sr-only">({t('welcome.done')})</span>
              </span>
            )}
            {!done && key === 'hello' && (
              <button type="button" className="link target text-left font-semibold" onClick={focusComposer}>
                {t('welcome.hello')}
              </button>
            )}
            {!done && key !== 'hello' && (
              <Link to="/edit-profile" className="link target inline-flex items-center font-semibold">
                {t(`welcome.${key}`)}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {/* As high as what comes, so that the posts stay where they are. */}
      <div className="min-h-44 border-line border-t pt-3 sm:min-h-32">
        <LazyBoundary failed={nothing}>
          <DigestOffer uid={me.uid} />
        </LazyBoundary>
      </div>
      <Button size="sm" variant="secondary" className="justify-self-start" onClick={onDismiss}>
        {t('welcome.dismiss')}
      </Button>
    </Card>
  );
}
