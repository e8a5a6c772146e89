import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { useCopyToClipboard } from '@/ui/use-copy-to-clipboard';

/** Copies the product's public home address; says so for 2.5 s (product §9). */
export function CopyLink() {
  const { t } = useTranslation('interest');
  const { copy, isCopied } = useCopyToClipboard({ failed: (link) => t('share.copyFailed', { link }) });
  return (
    <Button variant="secondary" icon={<Link2 aria-hidden />} onClick={() => void copy(`${location.origin}/`)}>
      <span aria-live="polite">{isCopied ? t('share.copied') : t('share.copy')}</span>
    </Button>
  );
}
