import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProofDocument } from '@/backend/ports/joining';
import { useObjectUrl } from '@/features/pictures';
import { buttonStyle } from '@/ui/button-style';
import { useZoom, ZoomButtons } from './zoom';
import { ZoomedPicture } from './zoomed-picture';

const IMAGES = ['image/jpeg', 'image/png'];

/** The document in place: a picture, or a PDF where the browser can show one; to download in any case. */
export function DocumentView({ proof, name }: { proof: ProofDocument; name: string }) {
  const { t } = useTranslation('join-requests');
  const [broken, setBroken] = useState(false);
  const zoom = useZoom();
  const url = useObjectUrl(proof.blob);
  if (!url) return null;

  const isImage = IMAGES.includes(proof.contentType) && !broken;
  // Nothing but a PDF goes into the frame: other content of a stranger could run there as a page of ours.
  // Phones have no viewer for frames and say so here.
  const isPdf = proof.contentType === 'application/pdf' && navigator.pdfViewerEnabled;
  const fit = zoom.factor === 1 ? 'view=FitH' : `zoom=${Math.round(zoom.factor * 100)}`;
  return (
    <div className="grid grid-cols-1 gap-4">
      {(isImage || isPdf) && <ZoomButtons zoom={zoom} />}
      {isImage && (
        <ZoomedPicture
          src={url}
          alt={t('document.alt', { name })}
          zoom={zoom}
          onError={() => setBroken(true)}
        />
      )}
      {isPdf && (
        <iframe
          // Viewers read the part after the # only when they open the document.
          key={fit}
          src={`${url}#${fit}&navpanes=0`}
          title={t('document.alt', { name })}
          className="h-[55dvh] w-full border border-line"
        />
      )}
      {!isImage && !isPdf && <p>{t('document.notShown')}</p>}
      <a href={url} download={proof.name} className={buttonStyle('secondary', 'md', 'justify-self-start')}>
        <Download aria-hidden />
        <span className="min-w-0">{t('document.download')}</span>
      </a>
    </div>
  );
}
