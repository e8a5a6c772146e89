import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostImage } from '@/domain/entities/post';
import { cx } from '@/ui/cx';
import { Moving } from '@/ui/moving';
import { LoadingText } from '@/ui/spinner';
import type { useView } from './use-view';

interface Props {
  shown: PostImage;
  look: Pick<ReturnType<typeof useView>, 'view' | 'isHeld' | 'isLarge'>;
  /** What it is called when its author has not said what is seen. */
  label: string;
  /** The name by which it is the same on the page. */
  name: string;
  ref: Ref<HTMLImageElement>;
}

/** The picture that is looked at. What moves it goes with the settings of the device for that. */
export function ViewedPicture({ shown, look, label, name, ref }: Props) {
  const { t } = useTranslation('pictures');
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming');
  const { scale, x, y } = look.view;
  return (
    <>
      {state === 'coming' && (
        <div className="absolute">
          <LoadingText>{t('viewer.loading')}</LoadingText>
        </div>
      )}
      {state === 'failed' && <p role="alert">{t('viewer.failed')}</p>}
      <Moving name={name}>
        <img
          ref={ref}
          src={shown.url}
          alt={shown.alt || label}
          draggable={false}
          hidden={state === 'failed'}
          onLoad={() => setState('there')}
          onError={() => setState('failed')}
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
          className={cx('max-h-full max-w-full object-contain', !look.isHeld && 'transition-transform')}
        />
      </Moving>
    </>
  );
}
