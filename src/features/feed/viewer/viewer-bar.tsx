import { Download, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostImage } from '@/domain/entities/post';
import { IconButton } from '@/ui/icon-button';
import { downloadPicture } from './download-picture';
import type { useView } from './use-view';
import { MOST_SCALE } from './view';

interface Props {
  at: number;
  count: number;
  shown: PostImage;
  look: ReturnType<typeof useView>;
  onClose: () => void;
}

/** Which picture it is, and what can be done with it. */
export function ViewerBar({ at, count, shown, look, onClose }: Props) {
  const { t } = useTranslation(['pictures', 'common']);
  const [failed, setFailed] = useState<string | null>(null);
  const download = () => {
    setFailed(null);
    // Said here: a toast would lie below the dialog.
    downloadPicture(shown.url, t('viewer.fileName', { at: at + 1 })).catch(() => setFailed(shown.url));
  };
  return (
    <div className="flex flex-wrap items-center gap-1 px-2 py-1">
      <p role="status" className="flex-1 px-2 tabular-nums">
        {t('viewer.place', { at: at + 1, count })}
      </p>
      <div role="alert" className="text-danger text-sm empty:hidden">
        {failed === shown.url && t('viewer.downloadFailed')}
      </div>
      <IconButton
        label={t('viewer.reduce')}
        icon={<ZoomOut aria-hidden />}
        aria-disabled={!look.isLarge}
        onClick={look.reduce}
      />
      <IconButton
        label={t('viewer.enlarge')}
        icon={<ZoomIn aria-hidden />}
        aria-disabled={look.view.scale >= MOST_SCALE}
        onClick={look.enlarge}
      />
      <IconButton label={t('viewer.download')} icon={<Download aria-hidden />} onClick={download} />
      <IconButton label={t('common:close')} icon={<X aria-hidden />} onClick={onClose} />
    </div>
  );
}
