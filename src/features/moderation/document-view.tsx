import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProofDocument } from '@/backend/joining-ports';
import { useObjectUrl } from '@/features/pictures';
import { buttonStyle } from '@/ui/button-style';

const IMAGES = ['image/jpeg', 'image/png'];

/** The document in place: a picture, or a PDF where the browser can show one; to download in any case. */
export function DocumentView({ proof, name }: { proof: ProofDocument; name: string }) {
  const { t } = useTranslation('moderation');
  const [broken, setBroken] = useState(false);
  const url = useObjectUrl(proof.blob);
  if (!url) return null;

  const isImage = IMAGES.includes(proof.contentType) && !broken;
  // Nothing but a PDF goes into the frame: other content of a stranger could run there as a page of ours.
  // Phones have no viewer for frames and say so here.
  const isPdf = proof.contentType === 'application/pdf' && navigator.pdfViewerEnabled;
  return (
    <div className="grid gap-4">
      {isImage && (
        <img
          src={url}
          alt={t('document.alt', { name })}
          onError={() => setBroken(true)}
          className="mx-auto max-h-[65dvh] max-w-full border border-line"
        />
      )}
      {isPdf && (
        <iframe
          src={`${url}#view=FitH&navpanes=0`}
          title={t('document.alt', { name })}
          className="h-[65dvh] w-full border border-line"
        />
      )}
      {!isImage && !isPdf && <p>{t('document.notShown')}</p>}
      <a href={url} download={proof.name} className={buttonStyle('secondary', 'md', 'justify-self-start')}>
        <Download aria-hidden />
        {t('document.download')}
      </a>
    </div>
  );
}
